import { describe, expect, test } from 'vitest';
import { never, newOrder, type PaymentFault } from './payment-harness.ts';
import type { Stage } from './payment-holder.ts';

const faults: readonly PaymentFault[] = ['slow', 'hang', 'error', 'garbage', 'huge', 'reset'];

/** When the provider fails in the middle, the status tells the truth and repeating does no harm. */
export function describeFaults(stage: () => Stage): void {
  describe('when the provider fails', () => {
    test.each(faults)('%s is unavailable in every step and changes nothing', async (fault) => {
      const { harness, customer } = stage();
      const order = newOrder();
      const impatient = harness.provider(400);
      const fields = await customer.visit(order);
      const returned = impatient.readReturn(fields);
      if (returned.kind !== 'verified') throw new Error(returned.kind);
      const before = await harness.ledger();
      harness.behave(fault);
      const answers = await Promise.all([
        impatient.authorise(order, returned.proof, never),
        impatient.capture(order.reference, order.amount, never),
        impatient.cancel(order.reference, never),
        impatient.refund(order.reference, 1, never),
        impatient.status(order.reference, never),
      ]);
      expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => 'unavailable'));
      harness.behave('ok');
      expect(await harness.ledger()).toEqual(before);
      expect(await customer.finish(order, fields)).toMatchObject({ kind: 'done' });
    });

    test('a page that cannot be had is unavailable, a form needs no one', async () => {
      const { harness } = stage();
      harness.behave('error');
      const start = await harness.provider(400).start(newOrder(), never);
      expect(['unavailable', 'cardForm', 'bankPage']).toContain(start.kind);
    });

    test('a caller that gives up is not kept waiting', async () => {
      const { harness, provider } = stage();
      harness.behave('hang');
      const began = performance.now();
      expect(await provider.status('YOK-3', AbortSignal.timeout(200))).toEqual({ kind: 'unavailable' });
      expect(performance.now() - began).toBeLessThan(5_000);
    });

    test('the answer to a reservation is lost: the status knows, and asking again reserves nothing more', async () => {
      const { harness, provider, customer } = stage();
      const order = newOrder();
      const fields = await customer.visit(order);
      await harness.loseNextAnswer();
      expect(await customer.finish(order, fields)).toEqual({ kind: 'unavailable' });
      expect(await provider.status(order.reference, never)).toMatchObject({
        state: 'authorised',
        amount: order.amount,
      });
      expect(await customer.finish(order, fields)).toMatchObject({ kind: 'done' });
      expect(await customer.approved(order.reference, 'PreAuth')).toHaveLength(1);
    });

    test('the answer to a capture is lost: the status knows, and asking again takes nothing more', async () => {
      const { harness, provider, customer } = stage();
      const order = newOrder();
      await customer.pay(order);
      await harness.loseNextAnswer();
      expect(await provider.capture(order.reference, order.amount, never)).toEqual({ kind: 'unavailable' });
      expect(await provider.status(order.reference, never)).toMatchObject({ state: 'captured', amount: order.amount });
      expect((await provider.capture(order.reference, order.amount, never)).kind).toBe('done');
      expect(await customer.approved(order.reference, 'PostAuth')).toHaveLength(1);
    });

    test('the answer to letting go is lost: the status knows', async () => {
      const { harness, provider, customer } = stage();
      const order = newOrder();
      await customer.pay(order);
      await harness.loseNextAnswer();
      expect(await provider.cancel(order.reference, never)).toEqual({ kind: 'unavailable' });
      expect(await provider.status(order.reference, never)).toMatchObject({ state: 'voided' });
      expect((await provider.cancel(order.reference, never)).kind).toBe('done');
    });

    test('the answer to a refund is lost: the status knows how much went back', async () => {
      const { harness, provider, customer } = stage();
      const { reference } = await customer.captured();
      await harness.loseNextAnswer();
      expect(await provider.refund(reference, 500, never)).toEqual({ kind: 'unavailable' });
      expect(await provider.status(reference, never)).toMatchObject({ state: 'captured', refunded: 500 });
      expect(await customer.approved(reference, 'Credit')).toHaveLength(1);
    });
  });
}
