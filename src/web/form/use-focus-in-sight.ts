import { type RefObject, useEffect } from 'react';

/** An error that appears above the field one stands in pushes that field down, maybe out of sight. */
export function useFocusInSight(formRef: RefObject<HTMLFormElement | null>, wrong: readonly string[]): void {
  const names = wrong.join();
  useEffect(() => {
    const focused = document.activeElement;
    if (names !== '' && formRef.current?.contains(focused)) {
      focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }, [formRef, names]);
}
