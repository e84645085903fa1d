import { expect, test } from 'vitest';
import type { ItemRefusal } from '#domain/order/order-reason.ts';
import type { PolicyWithdrawal } from '#services/policy/withdrawal-of.ts';
import { sampleItem, sampleOrder } from '#testing/sample-order.ts';
import { testPanel } from '#testing/test-insurers.ts';
import { orderStatusOf } from './order-wire.ts';

const ports = { panel: [], clock: { now: () => new Date('2026-11-15T09:00:00Z') } };
const nothingIssued = { policyIds: new Map(), withdrawals: new Map(), delivery: undefined } as const;
const quotation = { line: 'kasko', variant: undefined } as const;

function reasonOf(reason: ItemRefusal | undefined) {
  const order = { ...sampleOrder, items: [{ ...sampleItem, state: 'refused' as const, reason }] };
  return orderStatusOf({ order, quotation, ...nothingIssued }, ports).Items[0]?.Reason;
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
  expect(orderStatusOf({ order, quotation, ...nothingIssued }, ports)).toMatchObject({
    PriceChange: { OfferGuid: 'o', OldGrossPremium: 1845.05, NewGrossPremium: 1900 },
  });
});

test('only what is renewed by itself tells when: no addition, and nothing that will be too old', () => {
  const term = { start: '2026-11-20', end: '2027-11-20' };
  const items = (['kasko', 'ferdikaza'] as const).map((line) => ({ ...sampleItem, ...term, line }));
  const told = (lastStart?: string) => {
    const order = { ...sampleOrder, items, insured: { ...sampleOrder.insured, lastStart } };
    const { Items } = orderStatusOf({ order, quotation, ...nothingIssued }, ports);
    return Items.map(({ RenewalFrom }) => RenewalFrom);
  };
  expect(told()).toEqual(['2027-10-21', null]);
  expect(told('2027-11-19')).toEqual([null, null]);
});

test('a policy tells until when it may be given back and where a claim is reported; what is none tells neither', () => {
  const withdrawals = new Map([[sampleItem.id, { kind: 'over', lastDay: '2026-11-29' } satisfies PolicyWithdrawal]]);
  const told = (parts: Partial<Parameters<typeof orderStatusOf>[0]>, panel: typeof testPanel) =>
    orderStatusOf({ order: sampleOrder, quotation, ...nothingIssued, ...parts }, { ...ports, panel }).Items[0];
  expect(told({ withdrawals }, testPanel)).toMatchObject({
    Withdrawal: { Kind: 'over', LastDay: '2026-11-29' },
    FirmPhone: '08500000901',
  });
  expect(told({}, [])).toMatchObject({ Withdrawal: null, FirmPhone: null });
});
