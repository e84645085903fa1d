import { expect, test } from 'vitest';
import type { ItemRefusal } from '#domain/order/order-reason.ts';
import { sampleItem, sampleOrder } from '#testing/sample-order.ts';
import { orderStatusOf } from './order-wire.ts';

const ports = { panel: [], clock: { now: () => new Date('2026-11-15T09:00:00Z') } };
const quotation = { line: 'kasko', variant: undefined } as const;

function reasonOf(reason: ItemRefusal | undefined) {
  const order = { ...sampleOrder, items: [{ ...sampleItem, state: 'refused' as const, reason }] };
  return orderStatusOf({ order, quotation, policyIds: new Map(), delivery: undefined }, ports).Items[0]?.Reason;
}

test.each<[ItemRefusal | undefined, string | null]>([
  [undefined, null],
  [{ kind: 'declined', said: 'Yaş sınırı: 18' }, 'Yaş sınırı: 18'],
  [{ kind: 'repriced' }, 'repriced'],
  [{ kind: 'insurerDown' }, 'insurerDown'],
  [{ kind: 'cancelled' }, 'cancelled'],
  [{ kind: 'notConnected' }, 'not connected'],
])('an item refused for %j has %j as its reason on the wire', (refusal, told) => {
  expect(reasonOf(refusal)).toBe(told);
});

test('a changed price is told in lira', () => {
  const reason = { kind: 'repriced', oldGross: 184_505, newGross: 190_000 } as const;
  const order = { ...sampleOrder, state: 'voided' as const, reason };
  expect(orderStatusOf({ order, quotation, policyIds: new Map(), delivery: undefined }, ports)).toMatchObject({
    PriceChange: { OfferGuid: 'o', OldGrossPremium: 1845.05, NewGrossPremium: 1900 },
  });
});

test('only what is renewed by itself tells when: no addition, and nothing that will be too old', () => {
  const term = { start: '2026-11-20', end: '2027-11-20' };
  const items = (['kasko', 'ferdikaza'] as const).map((line) => ({ ...sampleItem, ...term, line }));
  const told = (lastStart?: string) => {
    const order = { ...sampleOrder, items, insured: { ...sampleOrder.insured, lastStart } };
    const { Items } = orderStatusOf({ order, quotation, policyIds: new Map(), delivery: undefined }, ports);
    return Items.map(({ RenewalFrom }) => RenewalFrom);
  };
  expect(told()).toEqual(['2027-10-21', null]);
  expect(told('2027-11-19')).toEqual([null, null]);
});
