import { describe, expect, test } from 'vitest';
import { type BankFacts, type ItemFacts, type OrderFacts, reconcile, reconcileByHand } from './reconcile.ts';

const item: ItemFacts = { id: 'a', ours: 'issued', policy: 'active', insurer: 'issued', gross: 100 };
const taken: BankFacts = { state: 'captured', amount: 100, refunded: 0 };
const held: BankFacts = { ...taken, state: 'authorised' };
const none: BankFacts = { state: 'none', amount: 0, refunded: 0 };
const done: OrderFacts = {
  state: 'done',
  captured: 100,
  refunded: 0,
  restingFor: 10,
  refund: 'none',
  flagged: 0,
  bank: taken,
  items: [item],
};
const of = (change: Partial<OrderFacts>) => reconcile({ ...done, ...change });
const clean = { mends: [], findings: [] };

describe('a purchase that is done', () => {
  test('agrees with bank and insurer', () => expect(of({})).toEqual(clean));

  test.each([
    [{ bank: held }, 'notTaken'],
    [{ bank: none }, 'moneyMissing'],
    [{ bank: { ...taken, amount: 90 } }, 'amountDiffers'],
    [{ bank: { ...taken, refunded: 10 } }, 'refundDiffers'],
    [{ items: [{ ...item, insurer: 'unknown' }] }, 'policyUnknown'],
    [{ items: [{ ...item, insurer: 'cancelled' }] }, 'cancelledAtInsurer'],
    [{ items: [{ ...item, policy: 'withdrawn' }] }, 'stillAtInsurer'],
    [{ refund: 'needsAttention' }, 'refundNeedsAttention'],
    [{ refund: 'late' }, 'refundLate'],
  ] satisfies [Partial<OrderFacts>, string][])('%o is a finding', (change, finding) => {
    expect(of(change)).toEqual({ mends: [], findings: [finding] });
  });

  test('a refund under way explains a difference and a policy that ended', () => {
    const items = [{ ...item, policy: 'withdrawing', insurer: 'cancelled' }] as const;
    expect(of({ refund: 'open', bank: { ...taken, refunded: 100 }, items })).toEqual(clean);
  });

  test('an addition that was refused and came all the same is cancelled', () => {
    const late: ItemFacts = { ...item, id: 'b', ours: 'refused', policy: undefined };
    const mends = [{ kind: 'cancelPolicy', itemId: 'b' }];
    expect(of({ items: [item, late] })).toEqual({ mends, findings: [] });
    expect(of({ items: [item, late], restingFor: 60 })).toEqual({ mends, findings: ['notCancelled'] });
  });

  test('an addition that nobody answered about, and that may not be asked for again, is told after an hour', () => {
    const late: ItemFacts = { ...item, id: 'b', ours: 'refused', policy: undefined, insurer: 'unclear' };
    expect(of({ items: [item, late], restingFor: 59 })).toEqual(clean);
    expect(of({ items: [item, late], restingFor: 60 })).toEqual({ mends: [], findings: ['perhapsIssued'] });
  });
});

describe.each(['declined', 'voided'] as const)('an order that is %s', (state) => {
  const ended = {
    state,
    captured: 0,
    items: [{ ...item, ours: 'released', policy: undefined, insurer: 'unknown' }],
  } as const;
  test('gives back a reservation, and money that was taken', () => {
    expect(of({ ...ended, bank: held }).mends).toEqual([{ kind: 'releaseMoney' }]);
    expect(of({ ...ended, bank: { ...taken, refunded: 30 } }).mends).toEqual([{ kind: 'returnMoney', amount: 70 }]);
    expect(of({ ...ended, bank: taken, refund: 'open' })).toEqual(clean);
    expect(of({ ...ended, bank: none })).toEqual(clean);
  });

  test('cancels a policy that came all the same', () => {
    const items = [{ ...item, ours: 'released', policy: undefined }] as const;
    expect(of({ ...ended, items, bank: none }).mends).toEqual([{ kind: 'cancelPolicy', itemId: 'a' }]);
  });

  test('is told to a person where after an hour a reservation or a policy is still there', () => {
    const items = [{ ...item, ours: 'released', policy: undefined }] as const;
    expect(of({ ...ended, items, bank: held, restingFor: 59 }).findings).toEqual([]);
    expect(of({ ...ended, items, bank: held, restingFor: 60 }).findings).toEqual(['notReleased', 'notCancelled']);
  });

  test.each(['cancelled', 'unknown'] as const)('ends a policy in our book that is %s at its insurer', (insurer) => {
    const items = [{ ...item, insurer }] as const;
    const mends = [{ kind: 'endPolicy', itemId: 'a' }];
    expect(of({ ...ended, items, bank: none })).toEqual({ mends, findings: [] });
    expect(of({ ...ended, items: [{ ...item, insurer, policy: 'cancelled' }], bank: none })).toEqual(clean);
  });
});

describe('an order that needs attention', () => {
  const pending: ItemFacts = { ...item, ours: 'pending', policy: undefined };
  const unclear = { state: 'needsAttention', captured: 0, items: [pending] } as const;
  const unknown = [{ ...pending, insurer: 'unknown' }] as const;

  test('is finished when it is paid and issued', () => {
    expect(of(unclear)).toEqual({ mends: [{ kind: 'finish', captured: 100 }], findings: [] });
    expect(of({ ...unclear, bank: { ...taken, amount: 90 } }).findings).toEqual(['amountDiffers']);
  });

  test('goes on when its money is reserved and its policy there', () => {
    expect(of({ ...unclear, bank: held }).mends).toEqual([{ kind: 'goOn' }]);
  });

  test('is given up when no policy came, once the insurer had its time', () => {
    expect(of({ ...unclear, items: unknown, bank: held, restingFor: 14 })).toEqual(clean);
    expect(of({ ...unclear, items: unknown, bank: held, restingFor: 15 }).mends).toEqual([{ kind: 'giveUp' }]);
  });

  test('keeps its money where a policy may be in force, and is told to a person', () => {
    const unclearItem = [{ ...pending, insurer: 'unclear' }] as const;
    expect(of({ ...unclear, items: unclearItem, bank: held, restingFor: 14 })).toEqual(clean);
    const told = { mends: [], findings: ['perhapsIssued'] };
    expect(of({ ...unclear, items: unclearItem, bank: held, restingFor: 15 })).toEqual(told);
    expect(of({ ...unclear, items: unclearItem, bank: { ...taken, state: 'voided' } }).mends).toEqual([
      { kind: 'close', action: 'void' },
    ]);
  });

  test('that stopped three times is left to a person', () => {
    expect(of({ ...unclear, bank: held, flagged: 2 }).mends).toEqual([{ kind: 'goOn' }]);
    expect(of({ ...unclear, bank: held, flagged: 3 })).toEqual({ mends: [], findings: ['keepsStopping'] });
  });

  test('and stopped three times goes on when a person says so, but its reservation is not given back so', () => {
    const stopped = { ...done, ...unclear, bank: held, flagged: 3, restingFor: 15 };
    expect(reconcileByHand(stopped).mends).toEqual([{ kind: 'goOn' }]);
    const bare = { ...stopped, items: [{ ...item, insurer: 'unknown' }] } as const;
    expect(reconcileByHand({ ...bare, flagged: 2 }).mends).toEqual([{ kind: 'giveUp' }]);
    expect(reconcileByHand(bare)).toEqual({ mends: [], findings: ['keepsStopping'] });
  });

  test('is closed with what our book has of it, once a person ended money and policy', () => {
    const items = [{ ...item, insurer: 'cancelled' }] as const;
    expect(of({ ...unclear, items, bank: { ...taken, state: 'voided' } }).mends).toEqual([
      { kind: 'endPolicy', itemId: 'a' },
      { kind: 'close', action: 'void' },
    ]);
  });

  test('is closed when there is neither money nor policy', () => {
    expect(of({ ...unclear, items: unknown, bank: none }).mends).toEqual([{ kind: 'close', action: 'refuse' }]);
    expect(of({ ...unclear, items: unknown, bank: { ...taken, state: 'voided' } }).mends).toEqual([
      { kind: 'close', action: 'void' },
    ]);
  });

  test('is left to a person where both ways would be wrong', () => {
    expect(of({ ...unclear, items: unknown }).findings).toEqual(['takenWithoutPolicy']);
    expect(of({ ...unclear, bank: none }).findings).toEqual(['policyWithoutMoney']);
  });
});

test('an order under way is its worker’s for an hour, then a finding; one never sent is closed', () => {
  expect(of({ state: 'issuing', restingFor: 59 })).toEqual(clean);
  expect(of({ state: 'issuing', restingFor: 60 }).findings).toEqual(['stuck']);
  expect(of({ state: 'created', restingFor: 60 }).findings).toEqual(['stuck']);
  expect(of({ state: 'created', restingFor: 60, bank: none }).mends).toEqual([{ kind: 'close', action: 'refuse' }]);
});
