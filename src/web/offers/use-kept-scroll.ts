import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';
import { readTab } from '../ui/tab-store.ts';

const keptAs = (list: string) => ({
  key: `list-scroll:${list}`,
  read: (kept: unknown) => (typeof kept === 'number' ? kept : 0),
});

function keep(list: string, top: number): void {
  try {
    sessionStorage.setItem(keptAs(list).key, JSON.stringify(top));
  } catch {
    // Storage may be closed to the site or full; the list then begins at its top.
  }
}

/**
 * Who comes back to a list, from the comparison or by a reload, finds it where it was left. The router puts the page there before the
 * offers are drawn, when it is still too short; this does it once they are. Nobody else is moved: who waits may have scrolled.
 */
export function useKeptScroll(list: string, isDrawn: boolean): void {
  // What was drawn as soon as the page was, the browser or the router has put where it was left.
  const [wasDrawn] = useState(isDrawn);
  const isReturn = useNavigationType() === 'POP' && !wasDrawn;
  const top = useRef(0);
  const restore = useEffectEvent(() => {
    const kept = isReturn ? readTab(keptAs(list)) : 0;
    if (kept === 0) return;
    window.scrollTo({ top: kept, behavior: 'instant' });
    top.current = kept;
  });
  // Leaving is noted before the page without the list is painted, and with it a scroll to where that page ends.
  useLayoutEffect(() => {
    if (!isDrawn) return;
    restore();
    const note = () => {
      top.current = window.scrollY;
    };
    const leave = () => keep(list, top.current);
    // Where the page is then is known without laying it out for the question: cards that were just drawn wait for nothing.
    const leaveOff = afterPaint(note);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      leaveOff();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [isDrawn, list]);
}
