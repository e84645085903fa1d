import { describe, expect, test } from 'vitest';
import { twoInsured } from '#ports/conformance/insurer-people.ts';
import type { InsurerOffer } from '#ports/insurer.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { checkPlausibility } from './plausible.ts';

const request = sampleQuote({ line: 'kasko', reference: 'q', start: '2026-11-15' });
const offer: InsurerOffer = {
  proposalNumber: 'p-1',
  packageCode: 'K2',
  packageName: 'Kasko',
  net: 1_000_000,
  gross: 1_050_000,
  installments: [{ count: 1, gross: 1_050_000 }],
  validUntil: new Date('2026-11-16T09:00:00Z'),
  coverages: undefined,
  warnings: [],
};

function check(changes: Partial<InsurerOffer>) {
  return checkPlausibility(
    { kind: 'offers', offers: [offer, { ...offer, proposalNumber: 'p-2', ...changes }] },
    request,
  );
}

describe('plausibility', () => {
  test('lets ordinary offers, refusals and failures pass', () => {
    expect(check({})).toMatchObject({ kind: 'offers' });
    const answers = [{ kind: 'declined', reason: 'x' } as const, { kind: 'failed', reason: 'closed' } as const];
    for (const answer of answers) expect(checkPlausibility(answer, request)).toBe(answer);
  });

  test.each([
    ['no proposal number', { proposalNumber: '' }],
    ['a net of nothing', { net: 0 }],
    ['a gross below the net', { net: 1_060_000 }],
    ['less than 100 lira', { net: 9000, gross: 9999, installments: [{ count: 1, gross: 9999 }] }],
    ['more than five million lira', { gross: 500_000_001, installments: [{ count: 1, gross: 500_000_001 }] }],
    ['a fraction of a kuruş', { net: 1_000_000.5 }],
    ['no plan', { installments: [] }],
    ['no single payment', { installments: [{ count: 3, gross: 1_050_000 }] }],
    ['a single payment at another price', { installments: [{ count: 1, gross: 1_060_000 }] }],
    ['a plan of nothing', { installments: [...offer.installments, { count: 0, gross: 1_050_000 }] }],
    ['a plan of half a payment', { installments: [...offer.installments, { count: 2.5, gross: 1_050_000 }] }],
    ['the same plan twice', { installments: [...offer.installments, ...offer.installments] }],
    ['no date', { validUntil: new Date(Number.NaN) }],
    ['a date in the year one', { validUntil: new Date('0001-01-01') }],
    ['a date in the far future', { validUntil: new Date('2099-01-01') }],
  ] satisfies [string, Partial<InsurerOffer>][])('refuses %s, and what came with it', (_, changes) => {
    expect(check(changes)).toEqual({ kind: 'failed', reason: 'implausible' });
  });

  test('what is too little for one line may be right for another', () => {
    const cheap = { net: 4000, gross: 4200, installments: [{ count: 1, gross: 4200 }] };
    const answer = { kind: 'offers', offers: [{ ...offer, ...cheap }] } as const;
    expect(checkPlausibility(answer, request)).toEqual({ kind: 'failed', reason: 'implausible' });
    expect(checkPlausibility(answer, { ...request, priceFloor: 4200 })).toEqual(answer);
  });

  test('a proposal that is told twice is one, and one that is told in two ways makes the answer worthless', () => {
    const once = { kind: 'offers', offers: [offer] } as const;
    expect(checkPlausibility({ kind: 'offers', offers: [offer, { ...offer }] }, request)).toEqual(once);
    const others: Partial<InsurerOffer>[] = [
      { gross: 1_060_000, installments: [{ count: 1, gross: 1_060_000 }] },
      { packageCode: 'K3' },
    ];
    for (const other of others) {
      expect(checkPlausibility({ kind: 'offers', offers: [offer, { ...offer, ...other }] }, request)).toEqual({
        kind: 'failed',
        reason: 'implausible',
      });
    }
  });

  test('no offer at all is no answer', () => {
    expect(checkPlausibility({ kind: 'offers', offers: [] }, request)).toEqual({
      kind: 'failed',
      reason: 'implausible',
    });
  });
});

describe('plausibility of what a price is made of', () => {
  const people = { ...request, insuredPeople: twoInsured };
  const person = { gross: 525_000, loadingPercent: undefined, exclusions: [] };
  const price = { currency: 'EUR', gross: 21_472, rate: 48.9012, rateDay: '2026-11-16' } as const;
  const made = (changes: Partial<InsurerOffer>) =>
    checkPlausibility({ kind: 'offers', offers: [{ ...offer, ...changes }] }, people).kind;

  test('lets people pass who cost what the offer costs, to a kuruş each', () => {
    expect(made({ personPrices: [person, person] })).toBe('offers');
    expect(made({ personPrices: [person, { ...person, gross: 524_998, loadingPercent: 15 }] })).toBe('offers');
    expect(made({ personPrices: [] })).toBe('offers');
  });

  test('what rounding leaves goes to the people, so that they sum', () => {
    const told = { ...offer, personPrices: [person, { ...person, gross: 524_998, loadingPercent: 15 }] };
    const answer = checkPlausibility({ kind: 'offers', offers: [told] }, people);
    const settled = answer.kind === 'offers' ? answer.offers.flatMap(({ personPrices = [] }) => personPrices) : [];
    expect(settled.reduce((sum, { gross }) => sum + gross, 0)).toBe(offer.gross);
    expect(settled.map(({ loadingPercent }) => loadingPercent)).toEqual([undefined, 15]);
  });

  test.each([
    ['people who cost less than the offer', [person, { ...person, gross: 524_997 }]],
    ['fewer people than are insured', [{ ...person, gross: 1_050_000 }]],
    ['more people than are insured', [person, person, { ...person, gross: 0 }]],
    [
      'somebody who is paid for coming',
      [
        { ...person, gross: 1_050_001 },
        { ...person, gross: -1 },
      ],
    ],
    ['a loading below nothing', [person, { ...person, loadingPercent: -5 }]],
    ['a loading without end', [person, { ...person, loadingPercent: 5000 }]],
  ])('refuses %s', (_, personPrices) => {
    expect(made({ personPrices })).toBe('failed');
  });

  test('lets lira pass that are the foreign price at its rate, to a lira', () => {
    expect(made({ foreignPrice: price })).toBe('offers');
    expect(made({ foreignPrice: { ...price, rateDay: '2026-11-09' } })).toBe('offers');
    const afterMidnight = new Date('2026-11-16T22:30:00Z');
    expect(made({ validUntil: afterMidnight, foreignPrice: { ...price, rateDay: '2026-11-17' } })).toBe('offers');
  });

  test.each([
    ['another sum than the rate gives', { gross: 21_475 }],
    ['a rate that is upside down', { rate: 1 / 48.9012 }],
    ['a price of nothing', { gross: 0 }],
    ['a rate of more than a week ago', { rateDay: '2026-11-08' }],
    ['a rate of tomorrow', { rateDay: '2026-11-17' }],
  ])('refuses %s', (_, changes) => {
    expect(made({ foreignPrice: { ...price, ...changes } })).toBe('failed');
  });
});
