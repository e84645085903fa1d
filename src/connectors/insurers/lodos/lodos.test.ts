import { describe, expect, test } from 'vitest';
import { sampleQuote } from '#testing/sample-quote.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { coverages, quote } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

describe('Lodos', () => {
  test('speaks Turkish and counts in kuruş', () => {
    const body = JSON.parse(String(out.quote(sampleQuote({ line: 'imm', reference: 'q', start: '2026-11-15' })).body));
    expect(body).toMatchObject({
      referans: 'q',
      urun: 'imm',
      musteri: { ad: 'ŞÜKRÜ ÇAĞIN' },
      riziko: { aracBedeli: 95_000_000, plaka: '35ABC123' },
      secenekler: [{ anahtar: 'destination', icerik: 'DE' }],
    });
  });

  test('tells the price first and covers when asked', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer.kind === 'offers' && answer.offers[0]).toMatchObject({
      net: 800_000,
      gross: 840_000,
      coverages: undefined,
    });
    expect(read.coverage(fixtureReply(coverages))).toEqual({
      kind: 'coverages',
      coverages: [{ key: 'anahtarKaybi', value: { kind: 'amount', amount: 1_000_000 } }],
    });
  });

  test('a broken kuruş is unreadable', () => {
    const [offer] = quote.teklifler;
    expect(() => read.quote(fixtureReply({ durum: 'OK', teklifler: [{ ...offer, brutPrim: 840_000.5 }] }))).toThrow();
  });
});
