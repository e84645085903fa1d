import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const soonMs = 2_000;
const laterMs = 15_000;
const eagerForMs = 60_000;
/** A page left open does not keep its user logged in by looking. */
const followForMs = 20 * 60_000;

/** Looks again while something is going on, less often after a minute. */
export function useFollow({ isOpen, since: begun }: { readonly isOpen: boolean; readonly since: string }): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const since = Date.now();
    const wait = () => {
      if (Date.now() - since > followForMs) return;
      const age = Date.now() - Date.parse(begun);
      timer = setTimeout(
        () => {
          look();
          wait();
        },
        age < eagerForMs ? soonMs : laterMs,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [isOpen, begun]);
}
