import { afterAll, beforeAll, inject, test } from 'vitest';
import { askedAtDesk } from '#testing/plans/asked-at-desk.ts';
import { askedOften, swept } from '#testing/plans/asked-often.ts';
import { grownTables } from '#testing/plans/many-rows.ts';
import { type PlannedWorld, startPlannedWorld } from '#testing/plans/planned-world.ts';

let world: PlannedWorld;
beforeAll(async () => {
  world = await startPlannedWorld(inject('embeddedUrl'), grownTables);
}, 300_000);
afterAll(() => world.stop());

test.each(Object.entries({ ...askedOften, ...askedAtDesk, ...swept }))(
  '%s: no table is read from end to end',
  (_name, ask) => world.expectNoLongWay(ask),
);
