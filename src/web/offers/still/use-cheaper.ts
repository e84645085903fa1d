import { useEffect, useState } from 'react';
import type { Kurus } from '#domain/money.ts';
import { type Watched, watchCheapest } from './cheaper.ts';

/** Long enough to be read and looked for. */
const toldMs = 12_000;

/** A price below all that were there, for a while after it came. */
export function useCheaper(view: string, cheapest: Kurus | undefined): Kurus | undefined {
  const [watched, setWatched] = useState<Watched>({ view, cheapest, cheaper: undefined });
  const next = watchCheapest(watched, view, cheapest);
  if (next !== watched) setWatched(next);
  const { cheaper } = next;
  useEffect(() => {
    if (cheaper === undefined) return;
    const timer = setTimeout(() => setWatched((now) => ({ ...now, cheaper: undefined })), toldMs);
    return () => clearTimeout(timer);
  }, [cheaper]);
  return cheaper;
}
