import { useEffect, useState } from 'react';

/** True once something has lasted longer than a moment; false as soon as it ends. */
export function useLasting(active: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, ms]);
  return active && lasting;
}
