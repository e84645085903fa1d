import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

export const tooltipDelayMs = 100;
const margin = 16;

/** How far a bubble must move sideways to stay inside the window. */
export function shiftInto(box: { readonly left: number; readonly right: number }, windowWidth: number): number {
  if (box.left < margin) return margin - box.left;
  return Math.min(0, windowWidth - margin - box.right);
}

/** Opens a tooltip after the delay, keeps it open while the pointer is on it, closes it at once. */
export function useTooltip(bubble: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const [shift, setShift] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const openSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const box = bubble.current?.getBoundingClientRect();
      if (box)
        setShift((now) =>
          shiftInto({ left: box.left - now, right: box.right - now }, document.documentElement.clientWidth),
        );
      setOpen(true);
    }, tooltipDelayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && openSoon(),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && close(),
    onClick: openSoon,
    onFocus: openSoon,
    onBlur: close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      event.stopPropagation();
      close();
    },
  };
  return { open, shift, handlers };
}
