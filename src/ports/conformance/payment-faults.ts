import { describe, expect, test } from 'vitest';
import { customerOf, never, newOrder, type PaymentFault } from './payment-harness.ts';
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
      expect(['unavailable', 'cardForm']).toContain(start.kind);
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

    test('any answer of taking and giving back may be lost without money moving twice', async () => {
      const { harness, provider, customer } = stage();
      const order = newOrder();
      await customerOf(harness, provider).pay(order);
      await harness.loseNextAnswer();
      await provider.capture(order.reference, order.amount, never);
      const afterCapture = await provider.status(order.reference, never);
      expect(afterCapture).toMatchObject({ kind: 'known' });
      expect((await provider.capture(order.reference, order.amount, never)).kind).toBe('done');
      expect(await customer.approved(order.reference, 'PostAuth')).toHaveLength(1);

      await harness.loseNextAnswer();
      expect((await provider.refund(order.reference, 500, never)).kind).toBe('unavailable');
      const afterRefund = await provider.status(order.reference, never);
      const credits = await customer.approved(order.reference, 'Credit');
      expect(afterRefund).toMatchObject({ kind: 'known', refunded: credits.length * 500 });
    });
  });
}
