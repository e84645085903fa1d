import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetIfLeft, tellLeft, watchLeaving } from './left-account.ts';

function storage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    clear: () => kept.clear(),
  };
}

let shared: Map<string, string>;
let tab: Map<string, string>;
let reload: ReturnType<typeof vi.fn>;
const openTab = (kept: Map<string, string>) => vi.stubGlobal('sessionStorage', storage(kept));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  shared = new Map();
  tab = new Map();
  reload = vi.fn();
  vi.stubGlobal('localStorage', storage(shared));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { hidden: false } });
  vi.stubGlobal('location', { reload });
  openTab(tab);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab in which something was typed, a moment ago. */
function typeSomething(): void {
  watchLeaving();
  tab.set('form:kasko', 'typed');
  vi.advanceTimersByTime(10);
}

describe('[T-08] after a logout', () => {
  test('a tab that comes back from sleep or from the list of closed ones keeps nothing, and then keeps again', () => {
    typeSomething();
    const other = new Map<string, string>();
    openTab(other);
    tellLeft();
    openTab(tab);
    expect(forgetIfLeft()).toBe(true);
    expect(tab.has('form:kasko')).toBe(false);
    tab.set('form:kasko', 'typed');
    expect(forgetIfLeft()).toBe(false);
    expect(tab.get('form:kasko')).toBe('typed');
  });

  test.each([
    ['another tab that is open', () => Object.assign(new Event('storage'), { key: 'left-account' })],
    ['a page that was put aside', () => Object.assign(new Event('pageshow'), { persisted: true })],
  ])('%s hides what it shows and is fetched anew', (_which, event) => {
    typeSomething();
    tellLeft();
    window.dispatchEvent(event());
    expect(document.documentElement.hidden).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(tab.has('form:kasko')).toBe(false);
  });
});

test('without a logout nothing is forgotten and nothing is fetched', () => {
  typeSomething();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }));
  expect(tab.get('form:kasko')).toBe('typed');
  expect(reload).not.toHaveBeenCalled();
});

test('a tab opened after a logout is not touched by it', () => {
  tellLeft();
  typeSomething();
  expect(forgetIfLeft()).toBe(false);
  expect(tab.get('form:kasko')).toBe('typed');
});

test('a browser that closes its storage to the site goes on', () => {
  vi.stubGlobal('localStorage', undefined);
  tellLeft();
  expect(forgetIfLeft()).toBe(false);
});
