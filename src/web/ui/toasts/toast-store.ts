import { toastMessages } from '#messages/ui.ts';
import { createStore, type Store } from '../store.ts';

export type ToastKind = keyof typeof toastMessages.titles;

export type ToastInput = {
  readonly kind: ToastKind;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
};

export type Toast = { readonly id: number; readonly kind: ToastKind; readonly title: string; readonly text: string };

/** How long a toast stays unless the pointer or focus rests on it. */
export const toastMs: Record<ToastKind, number> = { success: 6000, info: 6000, warning: 6000, error: 10_000 };

export type ToastStore = {
  readonly toasts: Store<readonly Toast[]>;
  readonly show: (input: ToastInput) => void;
  readonly dismiss: (id: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
};

/** Good news and bad news of one act never stand side by side: the newer one is true. */
const opposites: Partial<Record<ToastKind, ToastKind>> = { success: 'error', error: 'success' };

type Clock = { left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined };

export function createToastStore(): ToastStore {
  const toasts = createStore<readonly Toast[]>([]);
  const clocks = new Map<number, Clock>();
  let nextId = 1;
  let paused = false;

  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    toasts.set(toasts.get().filter((toast) => toast.id !== id));
  };
  const run = (id: number, clock: Clock) => {
    clock.since = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  };

  return {
    toasts,
    dismiss,
    show({ kind, title = toastMessages.titles[kind], text = '' }) {
      for (const shown of toasts.get()) if (shown.kind === opposites[kind]) dismiss(shown.id);
      const id = nextId++;
      const clock: Clock = { left: toastMs[kind], since: 0, timer: undefined };
      clocks.set(id, clock);
      toasts.set([...toasts.get(), { id, kind, title, text }]);
      if (!paused) run(id, clock);
    },
    pause() {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left -= Date.now() - clock.since;
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
  };
}

export const toastStore = createToastStore();

/** Tells the visitor something, top right. For the browser only. */
export const showToast = toastStore.show;
