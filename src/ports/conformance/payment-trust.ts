import { describe, expect, test } from 'vitest';
import { never, newOrder } from './payment-harness.ts';
import type { Stage } from './payment-holder.ts';

/** What a liar in the browser cannot reach. */
export function describeTrust(stage: () => Stage): void {
  describe('not believing the browser', () => {
    test('a return with any field changed, or left out, authorises nothing', async () => {
      const { customer } = stage();
      const order = newOrder();
      const fields = await customer.visit(order);
      for (const name of Object.keys(fields)) {
        const changed = await customer.finish(order, { ...fields, [name]: `${fields[name]}1` });
        const { [name]: _gone, ...rest } = fields;
        const without = await customer.finish(order, rest);
        for (const outcome of [changed, without]) {
          expect(outcome, name).not.toMatchObject({ kind: 'done' });
        }
      }
    });

    test('a return made up from nothing is forged', () => {
      const { provider } = stage();
      expect(provider.readReturn({})).toEqual({ kind: 'forged' });
      expect(provider.readReturn({ oid: 'X', reference: 'X', mdStatus: '1', token: 'x', seal: 'x', HASH: '' })).toEqual(
        { kind: 'forged' },
      );
    });

    test('a return played again, and two at once, reserve once', async () => {
      const { customer } = stage();
      const order = newOrder();
      const fields = await customer.visit(order);
      const [one, other] = await Promise.all([customer.finish(order, fields), customer.finish(order, fields)]);
      const again = await customer.finish(order, fields);
      expect(one).toMatchObject({ kind: 'done' });
      expect(other).toEqual(one);
      expect(again).toEqual(one);
      expect(await customer.approved(order.reference, 'PreAuth')).toHaveLength(1);
    });

    test('a return played again after the money was let go brings nothing back', async () => {
      const { provider, customer } = stage();
      const order = newOrder();
      const fields = await customer.visit(order);
      await customer.finish(order, fields);
      await provider.cancel(order.reference, never);
      expect(await customer.finish(order, fields)).toMatchObject({ kind: 'refused' });
      expect(await provider.status(order.reference, never)).toMatchObject({ state: 'voided' });
    });

    test('the proof of one order pays for no other', async () => {
      const { provider, customer } = stage();
      const paid = newOrder();
      const other = newOrder();
      const returned = provider.readReturn(await customer.visit(paid));
      if (returned.kind !== 'verified') throw new Error(returned.kind);
      expect(await provider.authorise(other, returned.proof, never)).toMatchObject({ kind: 'refused' });
      expect(await provider.status(other.reference, never)).toMatchObject({ state: 'none' });
    });

    test('a proof for one amount or number of instalments is good for no other', async () => {
      const { customer } = stage();
      for (const change of [{ amount: 99 }, { amount: 9_999_999 }, { installmentCount: 3 }]) {
        const order = newOrder();
        const fields = await customer.visit(order);
        expect(await customer.finish({ ...order, ...change }, fields)).toMatchObject({ kind: 'refused' });
        expect(await customer.approved(order.reference, 'PostAuth')).toEqual([]);
      }
    });
  });
}
