import { expect, test } from 'vitest';
import { keepAlive, pauseBeforeStart } from './keep-alive.ts';

test('who dies again and again is started ever more slowly, who lived a minute at once', () => {
  const pauses: number[] = [];
  for (let last = 0; pauses.length < 9; pauses.push(last)) last = pauseBeforeStart(last, 100);
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  expect(pauseBeforeStart(15_000, 60_000)).toBe(250);
});

test('a start that fails is told and tried again, and whoever stops it during a pause starts nothing more', async () => {
  const ending = new AbortController();
  const told: unknown[] = [];
  let starts = 0;
  await keepAlive(Promise.resolve(), {
    startAgain: () => {
      starts += 1;
      return Promise.reject(new Error('port taken'));
    },
    stopping: ending.signal,
    onDeath(pauseMs) {
      told.push(pauseMs);
      if (pauseMs === 500) ending.abort();
    },
    onFailedStart: (error) => told.push(String(error)),
  });
  expect(told).toEqual([250, 'Error: port taken', 500]);
  expect(starts).toBe(1);
});
