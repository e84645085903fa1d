import { createStore, type Store } from './store.ts';

/** All of it stands under one key, so that all of it can be forgotten. */
const storageKey = 'kept';
/** What was kept longest ago makes room. */
const most = 20;

type Entry = readonly [key: string, value: unknown];

const isEntry = (value: unknown): value is Entry => Array.isArray(value) && typeof value[0] === 'string';

function readEntries(): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

type LastingStore<State> = {
  readonly key: string;
  /** What an older build kept, or somebody else wrote, may be anything. */
  readonly read: (kept: unknown) => State;
};

/** What this browser kept under a key. */
export function readLasting<State>({ key, read }: LastingStore<State>): State {
  return read(readEntries().find(([known]) => known === key)?.[1] ?? null);
}

/** A store that outlives the tab, until somebody logs out here. */
export function createLastingStore<State>(options: LastingStore<State>): Store<State> {
  const store = createStore(readLasting(options));
  return {
    ...store,
    set(next) {
      store.set(next);
      try {
        const others = readEntries().filter(([known]) => known !== options.key);
        localStorage.setItem(storageKey, JSON.stringify([[options.key, next], ...others].slice(0, most)));
      } catch {
        // Storage may be closed to the site or full; what is chosen then lasts as long as the page.
      }
    },
  };
}

export function forgetLasting(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage that is closed keeps nothing either.
  }
}
