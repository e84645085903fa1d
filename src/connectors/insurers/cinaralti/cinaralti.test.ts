import { describe, expect, test } from 'vitest';
import { sampleQuote } from '#testing/sample-quote.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { cancelled, declined, issued, lostReview, priceChanged, quote, review, unknownPolicy } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

const policy = { policyNumber: '4001234567890', gross: 1_200_000, start: '2026-11-15', end: '2027-11-15' };

describe('Çınaraltı', () => {
  test('a question carries customer, risk, options and money in lira', () => {
    const { method, path, body } = out.quote(sampleQuote({ line: 'kasko', reference: 'q/1', start: '2026-11-15' }));
    expect([method, path]).toEqual(['POST', '/api/quotes']);
    expect(JSON.parse(String(body))).toMatchObject({
      reference: 'q/1',
      product: 'kasko',
      startDate: '2026-11-15',
      endDate: '2027-11-15',
      customer: { customerType: 'individual', firstName: 'ŞÜKRÜ ÇAĞIN', provinceCode: 35 },
      risk: { plate: '35ABC123', vehicleValue: 950_000, radioPrice: 1500.5, lpg: false, trafficStep: 6 },
      options: [{ optionName: 'destination', optionValue: 'DE' }],
    });
  });

  test('numbers and references are safe inside an address', () => {
    expect(out.status('a b/c?d').path).toBe('/api/policies?reference=a%20b%2Fc%3Fd');
    expect(out.coverage('../x').path).toBe('/api/proposals/..%2Fx/coverages');
  });

  test('an offer is read with every kind of cover', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer).toEqual({
      kind: 'offers',
      offers: [
        {
          proposalNumber: '901-0012345678901',
          packageCode: 'K2',
          packageName: 'Kasko',
          net: 1_142_857,
          gross: 1_200_000,
          installments: [
            { count: 1, gross: 1_200_000 },
            { count: 9, gross: 1_200_000 },
          ],
          validUntil: new Date('2026-11-16T09:00:00Z'),
          coverages: [
            { key: 'carpma', value: { kind: 'marketValue' } },
            { key: 'immLimitiAyrimsiz', value: { kind: 'amount', amount: 100_000_000 } },
            { key: 'camKirilmaMuafiyeti', value: { kind: 'percent', percent: 20 } },
            { key: 'miniOnarim', value: { kind: 'count', count: 2 } },
            { key: 'yolYardim', value: { kind: 'unlimited' } },
            { key: 'anahtarlaCalinma', value: { kind: 'notIncluded' } },
            { key: 'yetkiliOlmayanCekme', value: { kind: 'included' } },
            { key: 'ozelEsya', value: { kind: 'unknown' } },
          ],
          warnings: ['Mini onarım yalnızca anlaşmalı servislerde geçerlidir.'],
        },
      ],
    });
  });

  test('a coverage of unknown worth or name does not spoil the price', () => {
    const [proposal] = quote.proposals;
    const coverages = [
      { code: 'carpma', type: 'AMOUNT', value: 'çok' },
      { code: 'yanma', type: 'YENI_TUR', value: 1 },
      { code: 'uzayKazasi', type: 'INCLUDED', value: null },
    ];
    const answer = read.quote(fixtureReply({ ...quote, proposals: [{ ...proposal, coverages }] }));
    expect(answer.kind === 'offers' && answer.offers[0]?.coverages).toEqual([
      { key: 'carpma', value: { kind: 'unknown' } },
      { key: 'yanma', value: { kind: 'unknown' } },
    ]);
  });

  test('refusals, new prices, policies and cancellations are read', () => {
    const reason = 'Araç model yılı kabul sınırı dışında';
    expect(read.quote(fixtureReply(declined))).toEqual({ kind: 'declined', reason });
    expect(read.issue(fixtureReply(declined, 422))).toEqual({ kind: 'declined', reason });
    expect(read.issue(fixtureReply(priceChanged, 409))).toEqual({
      kind: 'repriced',
      gross: 1_284_000,
      reason: 'Prim değişti',
    });
    expect(read.issue(fixtureReply(issued, 201))).toEqual({ kind: 'issued', policy });
    expect(read.status(fixtureReply(issued))).toEqual({ kind: 'issued', policy });
    expect(read.status(fixtureReply(cancelled))).toEqual({ kind: 'cancelled', policy });
    expect(read.status(fixtureReply(unknownPolicy, 404))).toEqual({ kind: 'unknown' });
    expect(read.cancel(fixtureReply(cancelled))).toEqual({ kind: 'cancelled', refund: 1_199_999 });
    expect(read.cancel(fixtureReply(unknownPolicy, 404))).toEqual({ kind: 'declined', reason: 'Poliçe bulunamadı' });
  });

  test('an answer that comes later is asked for by its number, and one that is lost is no refusal', () => {
    const looks = {
      kind: 'review',
      reference: '901-INC-1',
      note: 'Riziko bilgileri inceleniyor',
      wantedDocuments: ['Ruhsat fotoğrafı'],
    };
    expect(read.quote(fixtureReply(review))).toEqual(looks);
    expect(read.quote(fixtureReply({ status: 'REVIEW', reviewNumber: '1' }))).toEqual({
      kind: 'review',
      reference: '1',
      note: undefined,
      wantedDocuments: [],
    });
    expect(() => read.quote(fixtureReply({ status: 'REVIEW', reviewNumber: '' }))).toThrow();
    expect(out.review?.('901/INC')).toEqual({ method: 'GET', path: '/api/reviews/901%2FINC' });
    expect(read.review?.(fixtureReply(review))).toEqual(looks);
    expect(read.review?.(fixtureReply(quote))).toMatchObject({ kind: 'offers' });
    expect(read.review?.(fixtureReply(declined))).toMatchObject({ kind: 'declined' });
    expect(read.review?.(fixtureReply(lostReview, 404))).toEqual({ kind: 'failed', reason: 'unreadable' });
  });

  test('a refusal is not taken for an answer to something else', () => {
    expect(read.status(fixtureReply(declined))).toEqual({ kind: 'failed', reason: 'unreadable' });
    expect(read.cancel(fixtureReply(issued))).toEqual({ kind: 'failed', reason: 'unreadable' });
    expect(read.document(fixtureReply(issued))).toEqual({ kind: 'failed', reason: 'unreadable' });
  });

  test.each([
    ['no JSON', 'merhaba'],
    ['an array', '[]'],
    ['another status', { status: 'MAYBE' }],
    ['offers without a price', { status: 'OK', proposals: [{ ...quote.proposals[0], grossPremium: undefined }] }],
    ['fractions of a kuruş', { status: 'OK', proposals: [{ ...quote.proposals[0], grossPremium: 12.345 }] }],
  ])('a reply with %s is unreadable', (_, body) => {
    expect(() => read.quote(fixtureReply(body))).toThrow();
  });

  test('statuses that answer nothing are failures', () => {
    const reasonOf = (status: number, body: unknown = 'x') => read.failure(fixtureReply(body, status))?.reason;
    expect([200, 404, 409, 422].map((status) => reasonOf(status))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([401, 403, 429, 500, 502, 503].map((status) => reasonOf(status))).toEqual(Array(6).fill('faulty'));
    expect(reasonOf(503, { status: 'CLOSED', reason: 'Sistem kapalı' })).toBe('closed');
  });
});
