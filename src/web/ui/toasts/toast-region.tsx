import { type FocusEvent, useRef } from 'react';
import { toastMessages } from '#messages/ui.ts';
import { useStore } from '../use-store.ts';
import { ToastCard } from './toast-card.tsx';
import { type Toast, type ToastStore, toastStore } from './toast-store.ts';

const isUrgent = (toast: Toast) => toast.kind === 'error' || toast.kind === 'warning';
const none: readonly Toast[] = [];

/** Where toasts appear. Both live regions stand in the HTML from the start, so that screen readers watch them. */
export function ToastRegion({ store = toastStore }: { readonly store?: ToastStore }) {
  const toasts = useStore(store.toasts, none);
  const cameFrom = useRef<HTMLElement>(null);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    store.pause();
  };
  // A removed card never tells that the pointer or focus left it.
  const dismiss = (id: number) => {
    store.dismiss(id);
    store.resume();
    cameFrom.current?.focus();
    cameFrom.current = null;
  };
  const card = (toast: Toast) => <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />;

  return (
    <section
      aria-label={toastMessages.region}
      // Windows and the drawer leave it within reach.
      data-above-windows=""
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={onFocus}
      onBlur={store.resume}
      className="pointer-events-none fixed inset-x-3 top-3 z-60 sm:left-auto sm:w-96 desktop:top-22 desktop:right-6"
    >
      <div role="alert">{toasts.filter(isUrgent).map(card)}</div>
      <div role="status">{toasts.filter((toast) => !isUrgent(toast)).map(card)}</div>
    </section>
  );
}
