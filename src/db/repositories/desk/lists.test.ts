import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askedAtDesk } from '#testing/plans/asked-at-desk.ts';
import { type PlannedWorld, startPlannedWorld } from '#testing/plans/planned-world.ts';

let world: PlannedWorld;
beforeAll(async () => {
  world = await startPlannedWorld(inject('embeddedUrl'), [
    'support_requests',
    'cancel_requests',
    'policies',
    'messages',
  ]);
}, 120_000);
afterAll(() => world.stop());

test.each(Object.entries(askedAtDesk))('%s: no table is read from end to end', (_name, ask) =>
  world.expectNoLongWay(ask),
);

test.each([
  ['requests for help of a type', 'support_requests_of_type'],
  ['wishes of a state', 'cancel_requests_of_state'],
  ['all wishes', 'cancel_requests_asked'],
])('%s: without %s it would be', async (name, index) => {
  const ask = askedAtDesk[name];
  if (!ask) throw new Error('There is no such case');
  await world.database.$client.query(`drop index ${index}`);
  await expect(world.expectNoLongWay(ask)).rejects.toThrow();
});
