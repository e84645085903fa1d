import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePlace, useRouter } from './contexts.ts';
import type { Place } from './place.ts';

function anchorOf({ hash }: Place['location']): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Shows each page where it was left, and a new one from its top or the part that its address names. */
export function useScrollRestoration(): void {
  const { positions, state } = useRouter();
  const place = usePlace();
  const { location, scroll } = place;
  const seen = useRef(location);
  useLayoutEffect(() => {
    // The browser, or the script in the page, has put it where it belongs before the application ran.
    if (seen.current === location) return;
    seen.current = location;
    const anchor = anchorOf(location);
    if (typeof scroll === 'number') window.scrollTo(0, scroll);
    else if (anchor) anchor.scrollIntoView();
    else if (scroll === 'begin') window.scrollTo(0, 0);
  }, [location, scroll]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      positions.note(state.get().place.location.key);
      positions.keep();
      window.history.scrollRestoration = 'auto';
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      window.history.scrollRestoration = 'auto';
    };
  }, [positions, state]);
}

export function ScrollRestoration() {
  useScrollRestoration();
  return null;
}
