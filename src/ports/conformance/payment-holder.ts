import { describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#ports/payment.ts';
import { type Customer, goodCard, never, newOrder, type PaymentHarness } from './payment-harness.ts';

export type Stage = { harness: PaymentHarness; provider: PaymentProvider; customer: Customer };

const decliningCards = [
  '4111111111111129',
  '4129111111111111',
  '4128111111111112',
  '4127111111111113',
  '4126111111111114',
  '4125111111111115',
  '4124111111111116',
  '4123111111111117',
  '4122111111111118',
  '4121111111111119',
  '4130111111111118',
];
const unverifiedCards = ['4131111111111117', '4141111111111115', '4151111111111112'];

/** From the card's holder to the reservation. */
export function describeHolder(stage: () => Stage): void {
  describe('reserving', () => {
    test('a verified holder pays: the sum is reserved, not taken', async () => {
      const { provider, customer, harness } = stage();
      const order = newOrder();
      const fields = await customer.visit(order);
      expect(provider.readReturn(fields)).toMatchObject({ kind: 'verified', reference: order.reference });
      expect(await customer.finish(order, fields)).toMatchObject({
        kind: 'done',
        transaction: expect.stringMatching(/./),
      });
      expect(await provider.status(order.reference, never)).toMatchObject({
        kind: 'known',
        state: 'authorised',
        amount: order.amount,
        refunded: 0,
      });
      const rows = (await harness.ledger()).filter(({ orderId }) => orderId === order.reference);
      expect(rows).toMatchObject([
        { type: 'PreAuth', amount: 1234.56, state: 'approved', maskedCard: '552608******0006' },
      ]);
    });

    test('instalments are those of the order', async () => {
      const { customer, harness } = stage();
      const order = newOrder({ installmentCount: 6 });
      expect(await customer.pay(order)).toMatchObject({ kind: 'done' });
      expect((await harness.ledger()).find(({ orderId }) => orderId === order.reference)).toMatchObject({
        installments: 6,
      });
    });

    test('an order nobody paid is known as none', async () => {
      expect(await stage().provider.status('YOK-1', never)).toEqual({
        kind: 'known',
        state: 'none',
        amount: 0,
        refunded: 0,
      });
    });

    test.each(decliningCards)('the issuer of %s says no, and says why', async (card) => {
      const { provider, customer } = stage();
      const order = newOrder();
      expect(await customer.pay(order, { card })).toMatchObject({
        kind: 'refused',
        code: expect.stringMatching(/\d/),
        reason: expect.stringMatching(/./),
      });
      expect(await provider.status(order.reference, never)).toMatchObject({ kind: 'known', state: 'declined' });
      expect(await customer.approved(order.reference, 'PreAuth')).toEqual([]);
    });

    test('after one card was declined another one may pay', async () => {
      const { provider, customer } = stage();
      const order = newOrder();
      await customer.pay(order, { card: '4111111111111129' });
      expect(await customer.pay(order)).toMatchObject({ kind: 'done' });
      expect(await provider.status(order.reference, never)).toMatchObject({ state: 'authorised' });
    });

    test('a provider that declines everything is believed', async () => {
      const { customer, harness } = stage();
      harness.behave('decline');
      expect(await customer.pay(newOrder())).toMatchObject({ kind: 'refused' });
    });

    test.each([
      ...unverifiedCards.map((card) => ({ title: `card ${card}`, holder: { card } })),
      { title: 'a wrong code', holder: { card: goodCard, code: '000000' } },
    ])('without full proof of the holder no money stays reserved: $title', async ({ holder }) => {
      const { customer, provider } = stage();
      const order = newOrder();
      const outcome = await customer.pay(order, holder);
      expect(outcome === 'notVerified' || (typeof outcome === 'object' && outcome.kind === 'refused')).toBe(true);
      expect(await provider.status(order.reference, never)).toMatchObject({
        state: expect.stringMatching(/^(none|voided|declined)$/),
      });
    });

    test('who turns back at the bank is told apart from who is refused, and no money is reserved', async () => {
      const { customer } = stage();
      const order = newOrder();
      const outcome = await customer.pay(order, { card: goodCard, walksAway: true });
      expect(outcome === 'cancelled' || (typeof outcome === 'object' && 'byHolder' in outcome)).toBe(true);
      expect(await customer.approved(order.reference, 'PreAuth')).toEqual([]);
    });
  });
}
