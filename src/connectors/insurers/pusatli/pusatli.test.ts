import { describe, expect, test } from 'vitest';
import { sampleQuote } from '#testing/sample-quote.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { declined, quote } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

describe('Pusatlı', () => {
  test('writes Pascal case', () => {
    const request = sampleQuote({ line: 'galericikisatrafik', reference: 'q', start: '2026-11-15' });
    expect(JSON.parse(String(out.quote(request).body))).toMatchObject({
      Reference: 'q',
      Product: 'galericikisatrafik',
      EndDate: '2026-12-15',
      Risk: { Plate: '35ABC123', RentACar: false },
    });
  });

  test('reads Pascal case', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer.kind === 'offers' && answer.offers[0]).toMatchObject({
      net: 300_010,
      gross: 336_011,
      coverages: [{ key: 'maddiAracBasi', value: { kind: 'amount', amount: 40_000_000 } }],
    });
    expect(read.quote(fixtureReply(declined))).toEqual({ kind: 'declined', reason: 'Sigorta süresi çalışılmıyor' });
  });
});
