import { describe, expect, test } from 'vitest';
import type { OrderReason } from '#domain/order/order-reason.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { orderSentences } from '#messages/order.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { orderSentence, priceChangeOf } from './describe-order.ts';

const ended = (state: OrderState, reason: OrderReason | undefined) => ({ ...sampleOrder, state, reason });

const repriced = { kind: 'repriced', oldGross: 184_505, newGross: 190_000 } as const;

describe('an order that came to nothing says why', () => {
  const { declined, voided } = orderSentences;

  test.each<[OrderReason | undefined, string]>([
    [{ kind: 'abandoned' }, declined.abandoned],
    [{ kind: 'cancelled' }, declined.cancelled],
    [{ kind: 'replaced' }, declined.replaced],
    [{ kind: 'sameRisk' }, declined.sameRisk],
    [{ kind: 'notVerified' }, declined.notVerified],
    [{ kind: 'bankUnavailable' }, declined.bankUnavailable],
    [{ kind: 'bankRefused', code: '05' }, declined.bankRefused],
    [{ kind: 'bankRefused', code: '51' }, declined.noFunds],
    [{ kind: 'bankRefused', code: '54' }, declined.cardExpired],
    [{ kind: 'bankRefused', code: '82' }, declined.wrongCvc],
    [{ kind: 'unknown', text: 'abandoned?' }, declined.bankRefused],
    [undefined, declined.bankRefused],
  ])('declined for %j', (reason, sentence) => {
    expect(orderSentence(ended('declined', reason))).toBe(sentence);
  });

  test.each<[OrderReason | undefined, string]>([
    [{ kind: 'insurerRefused' }, voided.insurerRefused],
    [repriced, voided.repriced],
    [{ kind: 'returnedOutside' }, voided.returnedOutside],
    [{ kind: 'insurerDown' }, voided.other],
    [{ kind: 'abandoned' }, voided.other],
    [undefined, voided.other],
  ])('voided for %j', (reason, sentence) => {
    expect(orderSentence(ended('voided', reason))).toBe(sentence);
  });
});

test('a changed price is told with both figures, and only where there is one', () => {
  expect(priceChangeOf(ended('voided', repriced))).toEqual({ offerId: 'o', old: 184_505, now: 190_000 });
  expect(priceChangeOf(ended('voided', { kind: 'insurerRefused' }))).toBeUndefined();
  expect(priceChangeOf({ ...ended('voided', repriced), items: [] })).toBeUndefined();
});
