import { describe, expect, test } from 'vitest';
import { sampleQuote } from '#testing/sample-quote.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { coverages, quote, result } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

describe('Bozkır', () => {
  test('answers its questions by code', () => {
    const { body } = out.quote(sampleQuote({ line: 'kasko', reference: 'q', start: '2026-11-15' }));
    const { cevaplar } = JSON.parse(String(body));
    expect(cevaplar).toEqual(
      expect.arrayContaining([
        { soruKodu: 'S001', cevap: 'q' },
        { soruKodu: 'S002', cevap: '2' },
        { soruKodu: 'S214', cevap: 'ogretmen' },
        { soruKodu: 'S220', cevap: '950000,00' },
        { soruKodu: 'X.destination', cevap: 'DE' },
      ]),
    );
    for (const { soruKodu } of cevaplar) expect(soruKodu).toMatch(/^(S\d{3}|X\.)/);
  });

  test('reads packages and skips codes it does not know', () => {
    expect(read.quote(fixtureReply(quote))).toEqual({
      kind: 'offers',
      offers: [
        {
          proposalNumber: '904-1',
          packageCode: 'K2',
          packageName: 'Kasko',
          net: 1_000_000,
          gross: 1_050_000,
          validUntil: new Date('2026-11-16T09:00:00Z'),
          installments: [
            { count: 1, gross: 1_050_000 },
            { count: 6, gross: 1_050_000 },
          ],
          coverages: undefined,
          warnings: ['Meslek indirimi uygulandı'],
        },
      ],
    });
  });

  test('reads coverages from words', () => {
    const answer = read.coverage(fixtureReply(coverages));
    expect(answer.kind === 'coverages' && answer.coverages.map(({ value }) => value)).toEqual([
      { kind: 'marketValue' },
      { kind: 'amount', amount: 1_000_000 },
      { kind: 'percent', percent: 20 },
      { kind: 'count', count: 2 },
      { kind: 'unlimited' },
      { kind: 'included' },
      { kind: 'notIncluded' },
      { kind: 'unknown' },
    ]);
  });

  test('reads each result code', () => {
    const reason = 'Otorizasyon gerekli';
    expect(read.quote(fixtureReply(result('1', reason)))).toEqual({ kind: 'declined', reason });
    expect(read.quote(fixtureReply(result('8', '')))).toEqual({ kind: 'failed', reason: 'closed' });
    expect(read.quote(fixtureReply(result('77', '')))).toEqual({ kind: 'failed', reason: 'faulty' });
    expect(read.status(fixtureReply(result('4', '')))).toEqual({ kind: 'unknown' });
    const newPrice = result('3', 'Prim değişti', [{ soruKodu: 'C005', cevap: '11235,00' }]);
    expect(read.issue(fixtureReply(newPrice))).toEqual({ kind: 'repriced', gross: 1_123_500, reason: 'Prim değişti' });
  });

  test('a policy without a number is unreadable', () => {
    expect(() => read.issue(fixtureReply(result('0', '', [{ soruKodu: 'C005', cevap: '1,00' }])))).toThrow();
  });
});
