import { useEffect, useEffectEvent, useState } from 'react';

type Load<Part> = () => Promise<Part>;

/** Loads a part when it is first wanted. Unlike React.lazy, a load that failed is tried again the next time. */
export function useLazyPart<Part>(load: Load<Part> | undefined, onFail: () => void): Part | undefined {
  const [loaded, setLoaded] = useState<{ readonly load: Load<Part>; readonly part: Part }>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (!load) return;
    let wanted = true;
    load().then(
      (part) => wanted && setLoaded({ load, part }),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded && loaded.load === load ? loaded.part : undefined;
}
