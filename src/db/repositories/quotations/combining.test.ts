import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { combining } from './combining.ts';

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
  await nextTurn();
  expect(batches).toEqual([[1, 2]]);
  endNext();
  expect(await Promise.all(first)).toEqual([10, 20]);
  await nextTurn();
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  endNext();
  expect(await Promise.all(second)).toEqual([30, 40, 50]);
});

test('a call that cannot be served takes no others with it', async () => {
  const call = combining(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('not two');
    return items;
  });
  const served = await Promise.allSettled([call(1), call(2), call(3)]);
  expect(served.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
