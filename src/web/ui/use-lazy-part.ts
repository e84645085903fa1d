import { useEffect, useEffectEvent, useState } from 'react';

type Load<Part> = () => Promise<Part>;

const ready = new WeakMap<Load<unknown>, unknown>();

/** Loads a part before anything is drawn, so that it is drawn at once. */
export async function readyPart(load: Load<unknown>): Promise<void> {
  if (!ready.has(load)) ready.set(load, await load());
}

/** Loads a part when it is first wanted. Unlike React.lazy, a load that failed is tried again the next time. */
export function useLazyPart<Part>(load: Load<Part> | undefined, onFail: () => void): Part | undefined {
  const [loaded, setLoaded] = useState<{ readonly load: Load<Part>; readonly part: Part }>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (!load || ready.has(load)) return;
    let wanted = true;
    load().then(
      (part) => wanted && setLoaded({ load, part }),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (loaded && loaded.load === load) return loaded.part;
  return load && (ready.get(load) as Part | undefined);
}
