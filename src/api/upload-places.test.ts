import { expect, test } from 'vitest';
import { UploadPlaces } from './upload-places.ts';

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<'done'>();
  let begun = false;
  return {
    run: () => {
      begun = true;
      return promise;
    },
    end: () => resolve('done'),
    hasBegun: () => begun,
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('so many files are read at a time, of one visitor fewer, and who waits comes in turn', async () => {
  const places = new UploadPlaces({ most: 3, mostOfOne: 2, patienceMs: 60_000 });
  const [first, second, third, fourth, fifth] = [work(), work(), work(), work(), work()];
  const running = [
    places.within('a', first.run),
    places.within('a', second.run),
    places.within('a', third.run),
    places.within('b', fourth.run),
    places.within('b', fifth.run),
  ];
  await turn();
  const begun = () => [first, second, third, fourth, fifth].map(({ hasBegun }) => hasBegun());
  expect(begun()).toEqual([true, true, false, true, false]);
  fourth.end();
  await turn();
  expect(begun()).toEqual([true, true, false, true, true]);
  first.end();
  await turn();
  expect(begun()).toEqual([true, true, true, true, true]);
  for (const one of [second, third, fifth]) one.end();
  expect(await Promise.all(running)).toEqual(Array(5).fill('done'));
});

test('work that fails leaves its place, and who waited too long does not take one', async () => {
  const places = new UploadPlaces({ most: 1, mostOfOne: 1, patienceMs: 20 });
  const [slow, late] = [work(), work()];
  const running = places.within('a', slow.run);
  expect(await places.within('b', late.run)).toBeUndefined();
  slow.end();
  expect(await running).toBe('done');
  expect(late.hasBegun()).toBe(false);
  await expect(places.within('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  late.end();
  expect(await places.within('b', late.run)).toBe('done');
});
