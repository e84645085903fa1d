import { expect, test } from 'vitest';
import { guardRedirect } from './guard.ts';

test('[S-13] a logged-in user on a page closed to users goes home', () => {
  expect(guardRedirect('visitor', true, '/hesabim')).toBe('/');
  expect(guardRedirect('visitor', false, '/hesabim')).toBeUndefined();
});

test('[S-13] an unauthenticated visitor on a page that needs login goes home, where a login leads back', () => {
  const target = guardRedirect('user', false, '/hesabim?page=destek');
  expect(new URL(target ?? '', 'http://site').pathname).toBe('/');
  expect(target).toBe(`/?giris=${encodeURIComponent('/hesabim?page=destek')}`);
  expect(guardRedirect('user', true, '/hesabim')).toBeUndefined();
});

test('[S-13] a page for everyone sends nobody away', () => {
  expect(guardRedirect('everyone', true, '/hesabim')).toBeUndefined();
  expect(guardRedirect('everyone', false, '/hesabim')).toBeUndefined();
});
