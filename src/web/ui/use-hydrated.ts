import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until scripts run; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
