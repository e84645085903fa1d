import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

type Leaving = {
  /** The page goes: what must not be found on it later is taken off at once. */
  readonly onLeave: () => void;
  /** The browser brings back the page it had put aside. */
  readonly onReturn: () => void;
};

/** Follows the page out of the window and back. */
export function useLeaving({ onLeave, onReturn }: Leaving): void {
  const leave = useEffectEvent(() => flushSync(onLeave));
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    const hide = () => leave();
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) comeBack();
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, []);
}
