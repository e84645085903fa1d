import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { hashOf } from '#connectors/nestpay/hash.ts';
import type { Fields } from '#ports/conformance/form-browser.ts';
import { goodCard } from '#ports/conformance/payment-harness.ts';
import { type OrderWorld, startOrderWorld } from '#testing/order-world.ts';
import { orderSentence } from './describe-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrderWorld(inject('embeddedUrl'), 'hosted');
});
afterAll(() => world.stop());
afterEach(() => {
  world.sandbox.world.behaviours.reset();
  expect(world.faults.splice(0)).toEqual([]);
});

/** Its issuer proves its holder by half. */
const halfProven = '4141111111111115';
const walk = async (card = goodCard) => {
  const walked = await world.walk(world.newOrder(await world.quote([['kasko', '901']])), { card });
  const { gross, reference } = walked.order;
  return {
    ...walked,
    reference,
    taken: [`PreAuth ${gross}`, `PostAuth ${gross}`],
    released: [`PreAuth ${gross}`, `Void ${gross}`],
  };
};
/** Until long after the buyer should have come back. */
const waitForNobody = (id: string) =>
  world.database.$client.query('update orders set created_at = $2, look_at = $2 where id = $1', [
    id,
    new Date(Date.now() - 31 * 60_000),
  ]);
const signedAgain = ({ HASH: _hash, ...fields }: Fields, change: Fields): Fields => {
  const changed = { ...fields, ...change };
  return { ...changed, HASH: hashOf(changed, 'SandboxStoreKey1') };
};

describe('an order paid on the bank’s own page', () => {
  test('was reserved there and is taken once, however often the result comes', async () => {
    const { reference, fields, taken } = await walk();
    expect(await world.ledger(reference)).toEqual(taken.slice(0, 1));
    await Promise.all(Array.from({ length: 20 }, () => world.comeBack(fields)));
    expect(await world.settled(reference)).toMatchObject({ state: 'done' });
    await world.comeBack(fields);
    expect(await world.ledger(reference)).toEqual(taken);
  });

  test.each([
    ['4111111111111129', 'Kartın limiti bu tutara yetmiyor'],
    ['4129111111111111', 'Bankanız ödemeyi onaylamadı'],
    ['4151111111111112', 'Bankanız kartı doğrulayamadı'],
  ])('with the card %s is declined and says that no money was taken', async (card, sentence) => {
    const { reference, fields } = await walk(card);
    await world.comeBack(fields);
    const declined = await world.settled(reference);
    expect(declined).toMatchObject({ state: 'declined', items: [{ state: 'released' }] });
    expect(orderSentence(declined)).toContain(sentence);
    expect(await world.ledger(reference)).toEqual([]);
  });

  test('whose insurer refuses is given back', async () => {
    const { reference, fields, released } = await walk();
    world.sandbox.world.behaviours.change('insurers/901', { mode: 'decline' });
    await world.comeBack(fields);
    expect(await world.settled(reference)).toMatchObject({ state: 'voided', reason: { kind: 'insurerRefused' } });
    expect(await world.ledger(reference)).toEqual(released);
  });

  test('on half proof is declined, and what was reserved goes back', async () => {
    const { reference, fields, released } = await walk(halfProven);
    await world.comeBack(fields);
    const declined = await world.settled(reference);
    expect(declined).toMatchObject({ state: 'declined', reason: { kind: 'bankRefused' } });
    expect(orderSentence(declined)).toContain('Bankanız kartı doğrulayamadı');
    expect(await world.ledger(reference)).toEqual(released);
  });

  test('whose result never came is found reserved at the bank, and goes on', async () => {
    const { reference, order, taken } = await walk();
    await waitForNobody(order.id);
    expect(await world.settled(reference)).toMatchObject({ state: 'done' });
    expect(await world.ledger(reference)).toEqual(taken);
  });

  test('whose result never came is given back where the bank’s books know half proof alone', async () => {
    const { reference, order, released } = await walk(halfProven);
    await waitForNobody(order.id);
    expect(await world.settled(reference)).toMatchObject({ state: 'declined', reason: { kind: 'abandoned' } });
    expect(await world.ledger(reference)).toEqual(released);
  });

  test('is not paid by a result that nobody signed, nor by one of another order', async () => {
    const [one, other] = [await walk(), await walk()];
    for (const change of [{ amount: '1.00' }, { oid: other.reference }, { HASH: 'x' }])
      expect(await world.comeBack({ ...one.fields, ...change })).toBeUndefined();
    expect(await world.orders.find(one.reference)).toMatchObject({ state: 'threeDs', sealedProof: undefined });
    await world.comeBack(one.fields);
    expect(await world.settled(one.reference)).toMatchObject({ state: 'done' });
    expect(await world.orders.find(other.reference)).toMatchObject({ state: 'threeDs' });
  });

  test.each([{ amount: '1.00' }, { currency: '840' }, { mdStatus: '4', eci: '06' }])(
    'on other terms is declined, and what was reserved goes back: %j',
    async (change) => {
      const { reference, fields, released } = await walk();
      await world.comeBack(signedAgain(fields, change));
      expect(await world.settled(reference)).toMatchObject({ state: 'declined', reason: { kind: 'bankRefused' } });
      expect(await world.ledger(reference)).toEqual(released);
    },
  );

  test('that is over gives back what another window reserves for it', async () => {
    const { reference, fields, released } = await walk();
    await world.comeBack(signedAgain(fields, { Response: 'Error', mdStatus: '0', challengeCancel: '01' }));
    expect(await world.settled(reference)).toMatchObject({ state: 'declined', reason: { kind: 'cancelled' } });
    expect(await world.ledger(reference)).toEqual(released.slice(0, 1));
    await world.comeBack(fields);
    expect(await world.ledger(reference)).toEqual(released);
  });
});
