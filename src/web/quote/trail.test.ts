import { expect, test } from 'vitest';
import { trailIn, trailPast, wayBack } from './trail.ts';

const walked = (...addresses: readonly string[]) => addresses.reduce<readonly string[]>(trailPast, []);

test('who went past several pages comes back to each in one move, to the nearest where it was seen twice', () => {
  const trail = walked('/offers', '/add-ons');
  expect(wayBack(trail, '/add-ons')).toBe(-1);
  expect(wayBack(trail, '/offers')).toBe(-2);
  expect(wayBack(walked('/offers', '/answers', '/offers', '/add-ons'), '/offers')).toBe(-2);
});

test('what does not lie behind has no way back', () => {
  expect(wayBack([], '/offers')).toBeUndefined();
  expect(wayBack(walked('/compare'), '/offers')).toBeUndefined();
});

test('a long way is kept from its end', () => {
  const trail = walked(...Array.from({ length: 40 }, (_, index) => `/${index}`));
  expect(trail).toHaveLength(12);
  expect(wayBack(trail, '/39')).toBe(-1);
  expect(wayBack(trail, '/28')).toBe(-12);
  expect(wayBack(trail, '/27')).toBeUndefined();
});

test.each([null, undefined, 'x', {}, { trail: '/offers' }, { trail: ['/offers', 3] }])('%j is no trail', (state) => {
  expect(trailIn(state)).toEqual([]);
});

test('a trail is read as it was kept', () => {
  expect(trailIn({ trail: ['/offers'], ledTo: ['PolicyStart'] })).toEqual(['/offers']);
});
