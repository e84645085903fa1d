import { expect, test } from 'vitest';
import { keptMs, mostBytes, mostPages, personalStore } from './personal-store.ts';

const nothing = () => Promise.resolve(Buffer.alloc(0));
const pageOf = (version: string, more: { readonly owner?: string; readonly bytes?: number } = {}) => ({
  version,
  owner: 'ayşe',
  bytes: 100,
  scriptHashes: [],
  body: nothing,
  start: nothing,
  ...more,
});

test('a page is found by its own person alone', () => {
  const store = personalStore(() => 0);
  const page = pageOf('first');
  store.keep(page);
  expect(store.find('first', 'ayşe')).toBe(page);
  expect(store.find('first', 'mehmet')).toBeUndefined();
  expect(store.find('second', 'ayşe')).toBeUndefined();
});

test('it is gone after a few minutes, however often it was asked for', () => {
  let clock = 0;
  const store = personalStore(() => clock);
  store.keep(pageOf('first'));
  clock = keptMs - 1;
  expect(store.find('first', 'ayşe')).toBeDefined();
  clock = keptMs;
  expect(store.find('first', 'ayşe')).toBeUndefined();
});

test('there are never more than so many; the oldest goes first', () => {
  const store = personalStore(() => 0);
  for (let count = 0; count <= mostPages; count += 1) store.keep(pageOf(`page ${count}`));
  expect(store.find('page 0', 'ayşe')).toBeUndefined();
  expect(store.find('page 1', 'ayşe')).toBeDefined();
  expect(store.find(`page ${mostPages}`, 'ayşe')).toBeDefined();
});

test('nor more than so many bytes, also where one page is kept again and again', () => {
  const store = personalStore(() => 0);
  const bytes = mostBytes / 4;
  for (let count = 0; count < 10; count += 1) store.keep(pageOf('same', { bytes }));
  for (const version of ['a', 'b', 'c']) store.keep(pageOf(version, { bytes }));
  expect(store.find('same', 'ayşe')).toBeDefined();
  store.keep(pageOf('d', { bytes }));
  expect(store.find('same', 'ayşe')).toBeUndefined();
  expect(store.find('a', 'ayşe')).toBeDefined();
});
