import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { combining } from './combining.ts';

/** Longer than calls are gathered for. */
const restMs = 60;

/** Runs that end when they are told to. */
function heldRuns() {
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const call = combining(async (items: readonly number[]) => {
    batches.push(items);
    await new Promise<void>((resolve) => ends.push(resolve));
    return items.map((item) => item * 10);
  });
  return { call, batches, endNext: () => ends.shift()?.() };
}

test('calls of one turn share a run, those that come meanwhile share the next', async () => {
  const { call, batches, endNext } = heldRuns();
  const first = [call(1), call(2)];
  await nextTurn();
  const second = [call(3), call(4), call(5)];
  await pause(restMs);
  expect(batches).toEqual([[1, 2]]);
  endNext();
  expect(await Promise.all(first)).toEqual([10, 20]);
  await pause(restMs);
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  endNext();
  expect(await Promise.all(second)).toEqual([30, 40, 50]);
});

test('calls that come soon after a run share the next, and the first after a rest waits for nobody', async () => {
  const batches: (readonly number[])[] = [];
  const call = combining(async (items: readonly number[]) => {
    batches.push(items);
    return items;
  });
  await call(1);
  const soon = [call(2)];
  await nextTurn();
  soon.push(call(3));
  await Promise.all(soon);
  expect(batches).toEqual([[1], [2, 3]]);
  await pause(restMs);
  void call(4);
  await nextTurn();
  expect(batches.at(-1)).toEqual([4]);
});

test('a call that cannot be served takes no others with it', async () => {
  const call = combining(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('not two');
    return items;
  });
  const served = await Promise.allSettled([call(1), call(2), call(3)]);
  expect(served.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
