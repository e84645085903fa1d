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
