import { createStore, type Store } from './store.ts';

type TabStore<State> = {
  readonly key: string;
  /** What an older build kept, or somebody else wrote, may be anything. */
  readonly read: (kept: unknown) => State;
};

/** What this tab kept under a key. */
export function readTab<State>({ key, read }: TabStore<State>): State {
  try {
    return read(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return read(null);
  }
}

/** A store that outlives a reload of this tab. */
export function createTabStore<State>(options: TabStore<State>): Store<State> {
  const store = createStore(readTab(options));
  return {
    ...store,
    set(next) {
      store.set(next);
      try {
        sessionStorage.setItem(options.key, JSON.stringify(next));
      } catch {
        // Storage may be closed to the site or full; what is chosen then lasts as long as the page.
      }
    },
  };
}
