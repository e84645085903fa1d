import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWait, keepWait, readWait, showSeconds } from './resend-wait.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[T-02] the countdown is shown mm:ss', () => {
  expect([0, 9, 60, 75].map(showSeconds)).toEqual(['00:00', '00:09', '01:00', '01:15']);
});

test('[T-02] the wait is found again after a reload, until it is over', () => {
  keepWait('login:555', 5_000);
  expect(readWait('login:555', 4_999)).toBe(5_000);
  expect(readWait('login:555', 5_000)).toBe(0);
  expect(readWait('kasko:555', 0)).toBe(0);
  forgetWait('login:555');
  expect(readWait('login:555', 0)).toBe(0);
});

test('a tab without storage waits for nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepWait('login:555', 5_000);
  expect(readWait('login:555', 0)).toBe(0);
});
