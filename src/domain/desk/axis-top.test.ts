import { expect, test } from 'vitest';
import { axisTop } from './axis-top.ts';

test.each([
  [[], 2],
  [[0, 0], 2],
  [[1, 2], 2],
  [[3], 4],
  [[9, 4], 10],
  [[33.3], 40],
  [[100], 100],
  [[101], 200],
  [[999], 1000],
])('%j ends at %i', (values, top) => expect(axisTop(values)).toBe(top));
