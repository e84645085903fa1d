import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export type Disclosure<Key extends string> = {
  /** The element that holds the buttons and their panels. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly openKey: Key | undefined;
  readonly toggle: (key: Key) => void;
  readonly close: () => void;
};

/** Panels of which one is open at a time. Escape, a click or focus elsewhere, and navigation close it. */
export function useDisclosure<Key extends string>(): Disclosure<Key> {
  const ref = useRef<HTMLDivElement>(null);
  const [openKey, setOpenKey] = useState<Key>();
  const close = () => setOpenKey(undefined);

  useLayoutEffect(() => {
    // One may have been opened before the application ran.
    const opened = ref.current?.querySelector<HTMLElement>('[data-key][aria-expanded="true"]');
    if (opened) setOpenKey(opened.dataset.key as Key);
  }, []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    ref.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    close();
  });
  const onElsewhere = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
  });
  // In the same moment in which it opens: the next key may already be Escape.
  useLayoutEffect(() => {
    if (openKey === undefined) return;
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [openKey]);

  const location = useLocation();
  const [seenLocation, setSeenLocation] = useState(location.key);
  if (seenLocation !== location.key) {
    setSeenLocation(location.key);
    close();
  }

  return { ref, openKey, toggle: (key) => setOpenKey(openKey === key ? undefined : key), close };
}
