import { expect, test } from 'vitest';
import { keptMs, mostBytes, mostPages, personalStore } from './personal-store.ts';

const nothing = () => Promise.resolve(Buffer.alloc(0));
const pageOf = (version: string, more: { readonly owner?: string; readonly bytes?: number } = {}) => ({
  version,
  owner: 'ayşe',
  bytes: 100,
  scriptHashes: [],
  stylesHint: undefined,
  asked: [],
  body: nothing,
  start: nothing,
  ...more,
});

test('a page is found by its own person alone', () => {
  const store = personalStore(() => 0);
  const page = pageOf('first');
  store.keep(page, 'the list');
  expect(store.find('first', 'ayşe')).toBe(page);
  expect(store.find('first', 'mehmet')).toBeUndefined();
  expect(store.find('second', 'ayşe')).toBeUndefined();
});

test('it is gone after a few minutes, however often it was asked for', () => {
  let clock = 0;
  const store = personalStore(() => clock);
  store.keep(pageOf('first'), 'the list');
  clock = keptMs - 1;
  expect(store.find('first', 'ayşe')).toBeDefined();
  clock = keptMs;
  expect(store.find('first', 'ayşe')).toBeUndefined();
});

test('there are never more than so many; the oldest goes first', () => {
  const store = personalStore(() => 0);
  for (let count = 0; count <= mostPages; count += 1) store.keep(pageOf(`page ${count}`), 'the list');
  expect(store.find('page 0', 'ayşe')).toBeUndefined();
  expect(store.find('page 1', 'ayşe')).toBeDefined();
  expect(store.find(`page ${mostPages}`, 'ayşe')).toBeDefined();
});

test('nor more than so many bytes, also where one page is kept again and again', () => {
  const store = personalStore(() => 0);
  const bytes = mostBytes / 4;
  for (let count = 0; count < 10; count += 1) store.keep(pageOf('same', { bytes }), 'the list');
  for (const version of ['a', 'b', 'c']) store.keep(pageOf(version, { bytes }), 'the list');
  expect(store.find('same', 'ayşe')).toBeDefined();
  store.keep(pageOf('d', { bytes }), 'the list');
  expect(store.find('same', 'ayşe')).toBeUndefined();
  expect(store.find('a', 'ayşe')).toBeDefined();
});

test('under a name the youngest is found, until it goes', () => {
  let clock = 0;
  const store = personalStore(() => clock);
  store.keep(pageOf('first'), 'the list');
  clock = 1000;
  const second = pageOf('second');
  store.keep(second, 'the list');
  expect(store.last('the list')).toBe(second);
  expect(store.last('another list')).toBeUndefined();
  clock = keptMs;
  expect(store.last('the list')).toBe(second);
  clock = keptMs + 1000;
  expect(store.last('the list')).toBeUndefined();
});
