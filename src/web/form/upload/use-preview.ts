import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export const previewDelayMs = 300;

/** Opens a preview after a moment of hover or focus, at once on a press; Escape closes it. */
export function usePreview() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const openSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), previewDelayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    close,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && openSoon(),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && close(),
      onFocus: openSoon,
      onBlur: close,
      onClick: () => setOpen(!open),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      },
    },
  };
}
