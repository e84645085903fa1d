import { describe, expect, test } from 'vitest';
import { sampleQuote } from '#testing/sample-quote.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { closed, coverages, declined, login, missing, page, quote, shortRow } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';
import { readScreen } from './screen.ts';

describe('Demirkazık', () => {
  test('fills the form of its screen', () => {
    const { body } = out.quote(sampleQuote({ line: 'trafik', reference: 'q', start: '2026-11-15' }));
    const form = new URLSearchParams(String(body));
    expect(Object.fromEntries(form)).toMatchObject({
      referans: 'q',
      urun: '1',
      ad: 'ŞÜKRÜ ÇAĞIN',
      aracBedeli: '950000,00',
      secenek_destination: 'DE',
    });
  });

  test('reads an offer off the table of offers, and no other', () => {
    expect(read.quote(fixtureReply(quote))).toEqual({
      kind: 'offers',
      offers: [
        {
          proposalNumber: '913-1',
          packageCode: 'K2',
          packageName: 'Kasko & Yol Yardım',
          net: 1_000_000,
          gross: 1_050_000,
          validUntil: new Date('2026-11-16T09:00:00Z'),
          installments: [
            { count: 1, gross: 1_050_000 },
            { count: 6, gross: 1_050_000 },
          ],
          coverages: undefined,
          warnings: ['Onarım anlaşmalı serviste', 'Eködeme yok'],
        },
      ],
    });
  });

  test('reads coverages by their words', () => {
    expect(read.coverage(fixtureReply(coverages))).toEqual({
      kind: 'coverages',
      coverages: [
        { key: 'yanma', value: { kind: 'marketValue' } },
        { key: 'anahtarKaybi', value: { kind: 'amount', amount: 1_000_000 } },
      ],
    });
  });

  test('reads the messages it shows instead', () => {
    expect(read.quote(fixtureReply(declined))).toEqual({ kind: 'declined', reason: 'Hasar adedi limit üstü' });
    expect(read.quote(fixtureReply(closed))).toEqual({ kind: 'failed', reason: 'closed' });
    expect(read.status(fixtureReply(missing))).toEqual({ kind: 'unknown' });
  });

  test('a page it has never shown is unreadable', () => {
    expect(read.quote(fixtureReply(login))).toEqual({ kind: 'failed', reason: 'unreadable' });
    expect(read.status(fixtureReply(login))).toEqual({ kind: 'failed', reason: 'unreadable' });
    expect(() => read.quote(fixtureReply(shortRow))).toThrow();
  });

  test('a page of two megabytes without an end is read in no time', () => {
    const started = performance.now();
    readScreen(page(`<table id="teklifler">${'<tr><td>'.repeat(250_000)}`)).table('teklifler');
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
