import { useState } from 'react';
import { without } from './row-list.ts';

type Keys = { readonly keys: readonly number[]; readonly next: number };

function sized({ keys, next }: Keys, count: number): Keys {
  if (keys.length >= count) return { keys: keys.slice(0, count), next };
  const added = Array.from({ length: count - keys.length }, (_, index) => next + index);
  return { keys: [...keys, ...added], next: next + added.length };
}

/** Names for rows that have none, so that a row keeps its fields when one before it goes. */
export function useRowKeys(count: number) {
  const [held, setHeld] = useState<Keys>(() => sized({ keys: [], next: 0 }, count));
  const current = held.keys.length === count ? held : sized(held, count);
  if (current !== held) setHeld(current);
  return {
    keys: current.keys,
    /** The key the next row will have. */
    next: current.next,
    removeKey: (index: number) => setHeld({ ...current, keys: without(current.keys, index) }),
  };
}
