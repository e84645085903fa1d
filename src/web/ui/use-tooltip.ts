import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export const tooltipDelayMs = 100;
const sideMargin = 16;
/** The sticky header and a little air. */
const topMargin = 96;

type Box = Pick<DOMRect, 'left' | 'right' | 'top'>;
export type TooltipPlace = { readonly shift: number; readonly below: boolean };

/** Where a bubble drawn above its button must go to stay inside the window. */
export function placeInto(box: Box, windowWidth: number): TooltipPlace {
  const below = box.top < topMargin;
  if (box.left < sideMargin) return { shift: sideMargin - box.left, below };
  return { shift: Math.min(0, windowWidth - sideMargin - box.right), below };
}

const above: TooltipPlace = { shift: 0, below: false };

/** Opens a tooltip after the delay, keeps it open while the pointer is on it, closes it at once. */
export function useTooltip(bubble: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(above);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setPlace(above);
  };
  const openSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), tooltipDelayMs);
  };
  useLayoutEffect(() => {
    if (!open || !bubble.current) return;
    setPlace(placeInto(bubble.current.getBoundingClientRect(), document.documentElement.clientWidth));
  }, [open, bubble]);
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
  return { open, place, handlers };
}
