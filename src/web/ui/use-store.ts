import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Watches a store. The server has no visitor of its own, so it always renders the given state. */
export function useStore<State>(store: Store<State>, serverState: State): State {
  return useSyncExternalStore(store.subscribe, store.get, () => serverState);
}
