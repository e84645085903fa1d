import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askedOften } from '#testing/plans/asked-often.ts';
import { type PlannedWorld, startPlannedWorld } from '#testing/plans/planned-world.ts';
import { readPlans } from '#testing/plans/read-plan.ts';

/** What a buyer waits for; all the others stand in the matrix. */
const tables = ['order_items', 'policies'];
const sample = [
  'the order that a buyer waits for',
  'the policies of an order',
  'what else insures the same',
  'the offers of a basket',
  'a customer by what they say on the phone',
];

let world: PlannedWorld;
beforeAll(async () => {
  world = await startPlannedWorld(inject('embeddedUrl'), tables);
}, 120_000);
afterAll(() => world.stop());

const cases = Object.entries(askedOften).filter(([name]) => sample.includes(name));

test.each(cases)('%s: no table is read from end to end', (_name, ask) => world.expectNoLongWay(ask));

test('every case of the sample is there', () => expect(cases).toHaveLength(sample.length));

test('what is kept prepared is looked at for whatever values too, which those at hand may hide', async () => {
  const text = 'select id from policies where $1::uuid is null or order_id = $1';
  const statement = { name: 'either', text, values: [randomUUID()] };
  expect(await readPlans(world.database, statement)).toMatchObject([
    { how: 'with its values', wholeTables: [] },
    { how: 'for whatever values', wholeTables: ['policies'] },
  ]);
});

test('without its index the same question is found to read a whole table', async () => {
  await world.database.$client.query('drop index policies_of_order');
  await expect(world.expectNoLongWay(({ orders, order }) => orders.policyIds(order))).rejects.toThrow(/policies/);
});
