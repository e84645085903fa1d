import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for as long as a component stands, which does what the latest one does: parts that are handed it need not be drawn anew. */
export function useSameFunction<Args extends readonly unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args) => current.current(...args), []);
}
