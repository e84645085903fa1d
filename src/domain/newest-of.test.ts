import { expect, test } from 'vitest';
import { NewestOf } from './newest-of.ts';

test('the newest are remembered, and what is put in again is new', () => {
  const newest = new NewestOf<string, number>(2);
  newest.set('one', 1);
  newest.set('two', 2);
  newest.set('one', 10);
  newest.set('three', 3);
  expect([newest.get('one'), newest.get('two'), newest.get('three')]).toEqual([10, undefined, 3]);
});
