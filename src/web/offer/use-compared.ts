import { useMemo, useState } from 'react';
import { toggleCompared } from '#domain/quote/comparison.ts';
import { useStore } from '../ui/use-store.ts';
import { type Compared, createCompareStore, nobody } from './compare-store.ts';

/** The offers a person wants side by side. One too many is refused and told, and drops none. */
export function useCompared(headerGuid: string) {
  const [store] = useState(() => createCompareStore(headerGuid));
  const chosen = useStore(store, nobody);
  const [refused, setRefused] = useState(false);
  return useMemo(() => {
    const keep = (next: Compared) => {
      setRefused(false);
      store.set(next);
    };
    return {
      chosen,
      refused,
      toggle(id: string): void {
        const change = toggleCompared(store.get(), id);
        if (change.kind === 'full') setRefused(true);
        else keep(change.chosen);
      },
      clear: () => keep(nobody),
    };
  }, [store, chosen, refused]);
}
export type Comparing = ReturnType<typeof useCompared>;
