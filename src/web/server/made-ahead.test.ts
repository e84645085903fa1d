import { expect, test } from 'vitest';
import { madeAhead } from './made-ahead.ts';

test('what is made ahead is given to one only, however many ask', () => {
  let made = 0;
  const next = madeAhead(() => {
    made += 1;
    return made;
  });
  const given = Array.from({ length: 100 }, next);
  expect(new Set(given).size).toBe(100);
  expect(made).toBeLessThan(200);
});
