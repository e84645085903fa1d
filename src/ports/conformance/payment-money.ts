import { describe, expect, test } from 'vitest';
import { never, newOrder } from './payment-harness.ts';
import type { Stage } from './payment-holder.ts';

/** From the reservation on: taking, letting go, giving back. */
export function describeMoney(stage: () => Stage): void {
  describe('moving money', () => {
    test('capturing twice, and twice at once, takes once', async () => {
      const { provider, customer } = stage();
      const order = newOrder();
      await customer.pay(order);
      const capture = () => provider.capture(order.reference, order.amount, never);
      const steps = [...(await Promise.all([capture(), capture()])), await capture()];
      expect(steps.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
      expect(await provider.status(order.reference, never)).toEqual({
        kind: 'known',
        state: 'captured',
        amount: order.amount,
        refunded: 0,
      });
      expect(await customer.approved(order.reference, 'PostAuth')).toHaveLength(1);
    });

    test('a captured order authorised again is still captured once', async () => {
      const { provider, customer } = stage();
      const order = newOrder();
      const fields = await customer.visit(order);
      await customer.finish(order, fields);
      await provider.capture(order.reference, order.amount, never);
      await customer.finish(order, fields);
      expect(await provider.status(order.reference, never)).toMatchObject({ state: 'captured' });
      expect(await customer.approved(order.reference, 'PreAuth')).toHaveLength(1);
    });

    test('more than was reserved cannot be taken', async () => {
      const { provider, customer } = stage();
      const order = newOrder();
      await customer.pay(order);
      expect(await provider.capture(order.reference, order.amount + 1, never)).toMatchObject({ kind: 'refused' });
      expect(await provider.status(order.reference, never)).toMatchObject({ state: 'authorised' });
    });

    test('a reservation let go stays so, however often it is asked', async () => {
      const { provider, customer } = stage();
      const order = newOrder();
      await customer.pay(order);
      expect((await provider.cancel(order.reference, never)).kind).toBe('done');
      expect((await provider.cancel(order.reference, never)).kind).toBe('done');
      expect(await provider.status(order.reference, never)).toMatchObject({ state: 'voided' });
      expect(await provider.capture(order.reference, order.amount, never)).toMatchObject({ kind: 'refused' });
      expect(await provider.refund(order.reference, order.amount, never)).toMatchObject({ kind: 'refused' });
      expect(await customer.approved(order.reference, 'Void')).toHaveLength(1);
    });

    test('letting go of captured money either refuses or gives all of it back', async () => {
      const { provider, customer } = stage();
      const { reference } = await customer.captured();
      const { kind } = await provider.cancel(reference, never);
      expect(await provider.status(reference, never)).toMatchObject({ state: kind === 'done' ? 'voided' : 'captured' });
      expect(await customer.approved(reference, 'Void')).toHaveLength(kind === 'done' ? 1 : 0);
    });

    test('money goes back in parts until nothing is left', async () => {
      const { provider, customer } = stage();
      const { reference, amount } = await customer.captured();
      expect((await provider.refund(reference, 10_010, never)).kind).toBe('done');
      expect((await provider.refund(reference, 20_001, never)).kind).toBe('done');
      expect(await provider.status(reference, never)).toEqual({
        kind: 'known',
        state: 'captured',
        amount,
        refunded: 30_011,
      });
      expect(await provider.refund(reference, amount, never)).toMatchObject({ kind: 'refused' });
      expect((await provider.refund(reference, amount - 30_011, never)).kind).toBe('done');
      expect(await provider.status(reference, never)).toEqual({
        kind: 'known',
        state: 'refunded',
        amount,
        refunded: amount,
      });
      expect(await provider.refund(reference, 1, never)).toMatchObject({ kind: 'refused' });
    });

    test('all of it goes back at once', async () => {
      const { provider, customer } = stage();
      const { reference, amount } = await customer.captured();
      expect((await provider.refund(reference, amount, never)).kind).toBe('done');
      expect(await provider.status(reference, never)).toMatchObject({ state: 'refunded', refunded: amount });
    });

    test('what was only reserved is not refunded', async () => {
      const { provider, customer } = stage();
      const order = newOrder();
      await customer.pay(order);
      expect(await provider.refund(order.reference, order.amount, never)).toMatchObject({ kind: 'refused' });
      expect(await provider.status(order.reference, never)).toMatchObject({ state: 'authorised' });
    });

    test('an order nobody paid moves no money', async () => {
      const { provider } = stage();
      expect(await provider.capture('YOK-2', 100, never)).toMatchObject({ kind: 'refused' });
      expect(await provider.cancel('YOK-2', never)).toMatchObject({ kind: 'refused' });
      expect(await provider.refund('YOK-2', 100, never)).toMatchObject({ kind: 'refused' });
    });
  });
}
