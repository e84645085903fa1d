import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createStore } from '../../ui/store.ts';

type LateParts = typeof import('./parts.ts');

const arrived = createStore<LateParts | undefined>(undefined);

/** Fetches what presses open in a list of offers. */
export async function fetchLateParts(): Promise<void> {
  if (!arrived.get()) arrived.set(await import('./parts.ts'));
}

/** What presses open, where it is here. It is fetched where it is wanted; a fetch that failed is tried anew at the next wish. */
export function useLateParts(isWanted: boolean, onFail: () => void): LateParts | undefined {
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (isWanted) fetchLateParts().catch(() => fail());
  }, [isWanted]);
  return useSyncExternalStore(arrived.subscribe, arrived.get, arrived.get);
}

/** Old Safari has no word for a moment without work. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);

/** Once a list stands, what its presses open comes by itself: it is there at once then, and without a connection too. */
export function useLatePartsSoon(): void {
  useEffect(() => {
    whenIdle(() => void fetchLateParts().catch(() => undefined));
  }, []);
}
