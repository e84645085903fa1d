import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lines } from '#catalog/lines/index.ts';
import { addDays, type Day, daysBetween } from '../dates.ts';
import { identityOf } from '../identity.ts';
import type { Term } from '../quote/terms.ts';
import { isOwnPurchase } from './own-purchase.ts';
import { policyStage } from './policy-state.ts';
import { quoteRefund } from './refund.ts';
import { isRenewable, renewalOpensOn, renewalStartOn } from './renewal.ts';
import { type WithdrawalRule, withdrawalOn } from './withdrawal.ts';

const term = { gross: 1_000_000, start: '2026-11-20', end: '2027-11-20' };

describe('what comes back', () => {
  test('is everything while coverage has not begun, whatever the line says', () => {
    for (const rule of ['all', 'byDay'] as const) {
      expect(quoteRefund(term, rule, '2026-11-19')).toEqual({
        amount: 1_000_000,
        basis: 'notBegun',
        totalDays: 365,
        unusedDays: 365,
      });
    }
  });

  test('is everything where the line gives all back', () => {
    expect(quoteRefund(term, 'all', '2026-12-01')).toMatchObject({ amount: 1_000_000, basis: 'all' });
  });

  test.each([
    ['2026-11-20', 365, 1_000_000],
    ['2026-11-21', 364, 997_260],
    ['2026-12-04', 351, 961_643],
    ['2027-11-19', 1, 2_739],
    ['2027-11-20', 0, 0],
    ['2027-12-31', 0, 0],
  ])('by day on %s counts %i unused days', (today, unusedDays, amount) => {
    expect(quoteRefund(term, 'byDay', today)).toEqual({ amount, basis: 'byDay', totalDays: 365, unusedDays });
  });

  test('is never more than was paid, never less the next day more, and whole kuruş', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 730 }),
        fc.integer({ min: -10, max: 800 }),
        (gross, days, passed) => {
          const policy = { gross, start: '2026-01-01', end: addDays('2026-01-01', days) };
          const today = addDays(policy.start, passed);
          const { amount } = quoteRefund(policy, 'byDay', today);
          expect(Number.isInteger(amount) && amount >= 0 && amount <= gross).toBe(true);
          expect(quoteRefund(policy, 'byDay', addDays(today, 1)).amount).toBeLessThanOrEqual(amount);
        },
      ),
    );
  });

  test('a policy without a day is a mistake', () => {
    expect(() => quoteRefund({ ...term, end: term.start }, 'byDay', '2026-11-20')).toThrow(RangeError);
  });
});

describe('giving a policy back', () => {
  const rule: WithdrawalRule = { right: 'free', days: 14, basis: 'issue', refund: 'byDay' };
  const policy = { ...term, issuedOn: '2026-11-15' };

  test('is possible until the last day of the period, counted from the issue', () => {
    expect(withdrawalOn(rule, policy, '2026-11-29')).toMatchObject({ kind: 'possible', lastDay: '2026-11-29' });
    expect(withdrawalOn(rule, policy, '2026-11-30')).toEqual({ kind: 'over', lastDay: '2026-11-29' });
  });

  test('ends with the beginning of coverage where the line says so', () => {
    const short = { ...rule, right: 'untilStart' as const };
    expect(withdrawalOn(short, policy, '2026-11-19')).toMatchObject({
      kind: 'possible',
      lastDay: '2026-11-19',
      refund: { amount: 1_000_000 },
    });
    expect(withdrawalOn(short, { ...policy, start: '2026-12-20' }, '2026-11-19')).toMatchObject({
      lastDay: addDays(policy.issuedOn, rule.days),
    });
    expect(withdrawalOn(short, policy, '2026-11-20')).toEqual({ kind: 'begun' });
  });

  test('needs a reason where the law names the cases', () => {
    expect(withdrawalOn({ ...rule, right: 'withReason' }, policy, '2026-11-16')).toEqual({ kind: 'withReason' });
  });
});

describe('where a policy stands', () => {
  const policy = { state: 'active', start: '2026-11-20', end: '2027-11-20' } as const;
  test.each([
    ['2026-11-19', 'upcoming'],
    ['2026-11-20', 'active'],
    ['2027-11-20', 'active'],
    ['2027-11-21', 'ended'],
  ])('on %s it is %s', (today, stage) => {
    expect(policyStage(policy, today)).toBe(stage);
  });

  test('what was done to it counts more than the day', () => {
    expect(policyStage({ ...policy, state: 'withdrawn' }, '2028-01-01')).toBe('withdrawn');
  });
});

describe('the time of renewal', () => {
  const follows = (start: Day, end: Day, term: Term, lastStart?: Day) =>
    isRenewable({ start, end, insured: { lastStart } }, term, end);

  test('opens 15 days before the end, for kasko 30', () => {
    const days = ({ renewalDays }: { renewalDays: number }) => renewalDays;
    const told = [lines.trafik, lines.kasko, lines.imm, lines.dask, lines.konut].map(days);
    expect(told).toEqual([15, 30, 15, 15, 15]);
    expect(renewalOpensOn(30, '2027-11-20')).toBe('2027-10-21');
  });

  test('a policy of some weeks is not renewed', () => {
    expect(follows('2026-11-20', '2026-12-20', 'chosenDays')).toBe(false);
    expect(follows(term.start, term.end, 'year')).toBe(true);
    expect(follows('2026-11-20', '2028-11-20', lines.yabanci.term)).toBe(true);
  });

  test('a journey is not renewed however long it was, a year of journeys is', () => {
    const travel = lines.seyahat.term;
    expect(follows('2026-12-01', '2026-12-08', travel)).toBe(false);
    expect(follows('2026-12-01', '2027-06-01', travel)).toBe(false);
    expect(follows('2026-12-01', '2027-12-01', travel)).toBe(true);
    expect(follows('2027-02-28', '2028-02-28', travel)).toBe(true);
  });

  test('what is too old when the new policy would begin is not renewed', () => {
    expect(follows('2026-11-20', '2027-11-20', 'year', '2027-11-20')).toBe(true);
    expect(follows('2026-11-20', '2027-11-20', 'year', '2027-11-19')).toBe(false);
    const late = { start: '2026-11-20', end: '2027-11-20', insured: { lastStart: '2027-11-25' } };
    expect(isRenewable(late, 'year', '2027-11-25')).toBe(true);
    expect(isRenewable(late, 'year', '2027-11-26')).toBe(false);
  });

  test('the new policy begins on the day that follows, or as near to it as may be', () => {
    expect(renewalStartOn(30, '2027-11-21', '2027-11-01')).toBe('2027-11-21');
    expect(renewalStartOn(15, '2027-11-21', '2027-11-05')).toBe('2027-11-20');
    expect(renewalStartOn(15, '2027-11-21', '2027-12-01')).toBe('2027-12-01');
    expect(daysBetween('2027-11-05', renewalStartOn(15, '2027-11-21', '2027-11-05'))).toBe(15);
  });
});

describe('whose purchase it is', () => {
  const member = { id: 'm', nationalNumber: '1', phone: '5', phoneVerifiedAt: new Date(0) };
  const purchase = { identity: identityOf('1'), phone: '5', accountId: undefined };

  test.each([
    ['the member’s own phone', member, purchase, true],
    ['another phone, logged in', member, { ...purchase, phone: '6', accountId: 'm' }, true],
    ['another phone, as a guest', member, { ...purchase, phone: '6' }, false],
    ['another phone, somebody else logged in', member, { ...purchase, phone: '6', accountId: 'x' }, false],
    ['another number, logged in', member, { ...purchase, identity: identityOf('2'), accountId: 'm' }, false],
    ['a phone the member never proved', { ...member, phoneVerifiedAt: undefined }, purchase, false],
  ])('%s', (_name, who, what, isOwn) => {
    expect(isOwnPurchase(who, what)).toBe(isOwn);
  });
});
