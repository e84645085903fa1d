import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const now = new Date('2026-11-17T09:00:00Z');

test.each([
  ['2026-11-17T09:00:30Z', 'minutes', 0],
  ['2026-11-17T08:00:01Z', 'minutes', 59],
  ['2026-11-17T08:00:00Z', 'hours', 1],
  ['2026-11-15T09:00:01Z', 'hours', 47],
  ['2026-11-15T09:00:00Z', 'days', 2],
  ['2026-10-17T09:00:00Z', 'days', 31],
])('what is there since %s is so many %s old', (since, unit, count) => {
  expect(ageOf(new Date(since), now)).toEqual({ unit, count });
});
