import {
  type MouseEvent,
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { holdPageBehind } from './hold-page-behind.ts';
import { holdScroll } from './hold-scroll.ts';
import { keepTabInside, type TabKey } from './keep-tab-inside.ts';

type ModalLayerProps = {
  readonly onClose: () => void;
  /** Whether a press outside the window closes it. */
  readonly dismissable: boolean;
  /** The window: one element that takes focus. */
  readonly children: ReactNode;
};

type Key = TabKey & Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'stopPropagation'>;

/** Open layers, the topmost last: it alone hears keys. */
const layers: HTMLElement[] = [];

/** Gives focus back once the window is gone, unless something took it meanwhile. */
function giveBack(opener: Element | null): void {
  requestAnimationFrame(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  });
}

/**
 * What lies over the page while a window is open: the page is inert and stays where it is, focus stays in the window.
 * Not the browser's own dialog: its top layer would cover the toasts and take their buttons away.
 */
export function ModalLayer({ onClose, dismissable, children }: ModalLayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);

  const hear = (event: Key) => {
    const layer = ref.current;
    const frame = layer?.firstElementChild;
    if (!layer || layers.at(-1) !== layer || !(frame instanceof HTMLElement)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab' && !event.defaultPrevented) keepTabInside(frame, event);
  };
  // What had focus may be gone.
  const hearFromNowhere = useEffectEvent((event: KeyboardEvent) => event.target === document.body && hear(event));

  useLayoutEffect(() => {
    const layer = ref.current;
    const frame = layer?.firstElementChild;
    if (!layer || !(frame instanceof HTMLElement)) return;
    const opener = document.activeElement;
    layers.push(layer);
    const releasePage = holdPageBehind(layer);
    const releaseScroll = holdScroll();
    if (!layer.contains(document.activeElement)) frame.focus({ preventScroll: true });
    document.addEventListener('keydown', hearFromNowhere);
    return () => {
      document.removeEventListener('keydown', hearFromNowhere);
      layers.splice(layers.indexOf(layer), 1);
      releaseScroll();
      releasePage();
      giveBack(opener);
    };
  }, []);

  const handlers = {
    onKeyDown: (event: ReactKeyboardEvent) => event.nativeEvent.isComposing || hear(event),
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      pressedOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (dismissable && pressedOutside.current && target === currentTarget) onClose();
    },
  };
  return createPortal(
    <div
      {...handlers}
      ref={ref}
      role="presentation"
      data-modal=""
      className="fixed inset-0 z-50 flex h-dvh items-end justify-center overflow-hidden bg-scrim p-3 transition-opacity sm:items-center sm:p-6 starting:opacity-0"
    >
      {children}
    </div>,
    document.body,
  );
}
