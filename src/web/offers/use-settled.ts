import { useEffect, useState } from 'react';

/** By then every card was on the page for some frames, and its size is known. */
const settleMs = 500;

/** Whether a list that grows no more has stood for a moment. */
export function useSettled(isComplete: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isComplete) return;
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [isComplete]);
  return isSettled;
}
