import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOfferedBeside, keepBeside, mayAddBeside } from './beside-store.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[L-09] whether anything is on offer beside a line is kept for its quotation', () => {
  keepBeside('first', true);
  keepBeside('second', false);
  expect(['first', 'second', 'third'].map(isOfferedBeside)).toEqual([true, false, false]);
  expect(['first', 'second'].map((guid) => mayAddBeside(guid, 'kasko'))).toEqual([true, false]);
});

test('where nobody has looked yet, the line tells', () => {
  expect(mayAddBeside('first', 'kasko')).toBe(true);
  expect(mayAddBeside('first', 'seyahat')).toBe(false);
  kept.set('beside:first', '"evet"');
  expect(mayAddBeside('first', 'seyahat')).toBe(false);
});
