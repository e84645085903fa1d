import { useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type KeptModel, keepModel, readModel } from './kept-model.ts';

/** The first step's answers as they were sent, also after a reload; nothing in the server's HTML. */
export function useKeptModel(quotePath: string) {
  const hydrated = useHydrated();
  const [held, setHeld] = useState<KeptModel>();
  return {
    kept: held ?? (hydrated ? readModel(quotePath) : undefined),
    ready: hydrated,
    keep(next: KeptModel): void {
      keepModel(quotePath, next);
      setHeld(next);
    },
  };
}
