import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAtBank, keepAtBank, readAtBank } from './bank-store.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the order this tab left for the bank with is known until its end was seen', () => {
  expect(readAtBank('q')).toBeUndefined();
  keepAtBank('q', 'K7Q2M4X9R1T5');
  expect([readAtBank('q'), readAtBank('other')]).toEqual(['K7Q2M4X9R1T5', undefined]);
  forgetAtBank('q');
  expect(readAtBank('q')).toBeUndefined();
});
