import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLeft, untilNextChange } from './countdown.ts';

const hour = 3_600_000;

test.each([
  [0, { kind: 'over' }],
  [-1, { kind: 'over' }],
  [1, { kind: 'minutes', minutes: 0, seconds: 1 }],
  [59_000, { kind: 'minutes', minutes: 0, seconds: 59 }],
  [hour - 1, { kind: 'hours', hours: 1, minutes: 0 }],
  [hour - 1000, { kind: 'minutes', minutes: 59, seconds: 59 }],
  [24 * hour - 1000, { kind: 'hours', hours: 23, minutes: 59 }],
  [24 * hour, { kind: 'days', days: 1, hours: 0 }],
  [5 * 24 * hour + 3 * hour, { kind: 'days', days: 5, hours: 3 }],
])('%i ms are told in two units', (left, told) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(told);
});

test('the next change comes exactly when it is announced, never earlier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 * 24 * hour }), (left) => {
      const wait = untilNextChange(left, 0) ?? 0;
      expect(wait).toBeGreaterThan(0);
      expect(timeLeft(left, wait)).not.toEqual(timeLeft(left, 0));
      expect(timeLeft(left, wait - 1)).toEqual(timeLeft(left, 0));
    }),
  );
  expect(untilNextChange(5, 5)).toBeUndefined();
});
