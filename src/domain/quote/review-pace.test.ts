import { expect, test } from 'vitest';
import { isReviewOver, nextReviewAsk } from './review-pace.ts';

const since = new Date('2026-11-15T09:00:00Z');
const later = (seconds: number) => new Date(since.getTime() + seconds * 1000);

test.each([
  ['seconds at first', 0, 5],
  ['seconds while somebody may watch', 119, 5],
  ['half a minute then', 120, 30],
  ['minutes', 3_600, 120],
  ['more minutes in the first night', 11 * 3_600, 600],
  ['half an hour to the end', 48 * 3_600, 1_800],
])('an insurer that looks is asked again after %s', (_, age, seconds) => {
  expect(nextReviewAsk(since, later(age))).toEqual(later(age + seconds));
});

test('asking for three days is about two hundred questions, and then it is over', () => {
  let asked = 0;
  let now = since;
  while (!isReviewOver(since, now)) {
    now = nextReviewAsk(since, now);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(100);
  expect(asked).toBeLessThan(400);
  expect(isReviewOver(since, later(3 * 86_400 - 1))).toBe(false);
  expect(isReviewOver(since, later(3 * 86_400))).toBe(true);
});
