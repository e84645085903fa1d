import { expect, test } from 'vitest';
import { accountTabPath, loginFirstPath, readLoginFirst } from './account-pages.ts';

const readFrom = (path: string) => readLoginFirst(new URL(path, 'http://site').searchParams);

test('who must log in first is led on to the page they asked for', () => {
  const wanted = `${accountTabPath('support')}&talep=1`;
  expect(loginFirstPath(wanted)).toMatch(/^\/\?giris=/);
  expect(readFrom(loginFirstPath(wanted))).toBe(wanted);
  expect(readFrom('/')).toBeUndefined();
});

test.each([
  'https://baska.example/hesabim',
  '//baska.example',
  '/hesabimdan',
  '/trafik/teklif',
  'javascript:alert(1)',
  '',
])('a login never leads to %o', (wanted) => {
  expect(readFrom(loginFirstPath(wanted))).toBe('/hesabim');
});
