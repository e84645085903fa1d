import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { menuMessages } from '#messages/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DrawerContent } from './drawer-content.tsx';
import { holdPageBehind } from './hold-page-behind.ts';
import { Logo } from './logo.tsx';

/** The whole menu below 870 px, in a native disclosure that opens without scripts. */
export function Drawer({ textSize }: { readonly textSize: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  const close = () => {
    if (details.current?.open) details.current.open = false;
    // The toggle event would come too late for a window that opens now.
    setOpen(false);
  };
  const closeToButton = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const closeNow = useEffectEvent(close);
  const seenKey = useRef(key);
  useEffect(() => {
    if (seenKey.current !== key) closeNow();
    seenKey.current = key;
  }, [key]);
  // It may have been opened before scripts ran.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') closeToButton();
  });
  // A layout effect, so that a window opened from here finds the page released before it takes hold of it.
  useLayoutEffect(() => {
    if (!open || !details.current) return;
    const drawer = details.current;
    const release = holdPageBehind(drawer);
    // A wider window or smaller text hides the drawer without closing it.
    const sizes = new ResizeObserver(() => drawer.getClientRects().length === 0 && closeNow());
    sizes.observe(drawer);
    document.addEventListener('keydown', onKey);
    return () => {
      release();
      sizes.disconnect();
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div className="size-11 shrink-0 desktop:hidden desktop:max-wide:[html:not([data-text-size=normal])_&]:block">
      <details
        ref={details}
        data-drawer=""
        onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
        className="group/drawer"
      >
        <summary className="flex size-11 list-none items-center justify-center rounded-field hover:bg-mist group-open/drawer:fixed group-open/drawer:top-2.5 group-open/drawer:right-2 group-open/drawer:z-50">
          <VisuallyHidden>{menuMessages.open}</VisuallyHidden>
          <Icon name="menu" className="size-6 group-open/drawer:hidden" />
          <Icon name="close" className="hidden size-6 group-open/drawer:block" />
        </summary>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the scrim is a convenience; Escape and the button close too. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
        <div
          data-small="closeDrawer"
          onClick={closeToButton}
          className="fixed inset-0 z-40 bg-scrim transition-opacity starting:opacity-0"
        />
        <div className="fixed inset-y-0 right-0 z-40 flex w-full max-w-100 flex-col bg-paper shadow-float transition-[opacity,translate] duration-200 starting:translate-x-8 starting:opacity-0">
          <div className="flex h-16 shrink-0 items-center border-line border-b px-4">
            <Logo />
          </div>
          <DrawerContent textSize={textSize} onLeave={closeToButton} />
        </div>
      </details>
    </div>
  );
}
