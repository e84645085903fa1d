import { expect, test } from 'vitest';
import { guardRedirect } from './guard.ts';

test('[S-13] a logged-in user on a page closed to users goes home', () => {
  expect(guardRedirect('visitor', true)).toBe('/');
  expect(guardRedirect('visitor', false)).toBeUndefined();
});

test('[S-13] an unauthenticated visitor on a page that needs login goes home', () => {
  expect(guardRedirect('user', false)).toBe('/');
  expect(guardRedirect('user', true)).toBeUndefined();
});

test('[S-13] a page for everyone sends nobody away', () => {
  expect(guardRedirect('everyone', true)).toBeUndefined();
  expect(guardRedirect('everyone', false)).toBeUndefined();
});
