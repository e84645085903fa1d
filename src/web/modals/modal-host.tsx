import type { ComponentType } from 'react';
import { closeModal, openedModal } from '../modal/modal-store.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { showToast } from '../ui/toasts/toast-store.ts';
import { useLasting } from '../ui/use-lasting.ts';
import { useLazyPart } from '../ui/use-lazy-part.ts';
import { useStore } from '../ui/use-store.ts';
import { modalParts } from './modal-parts.ts';

type AnyPart = ComponentType<{ readonly onClose: () => void }>;

const loadingDelayMs = 100;

/** Shows the open window, after fetching its code. */
export function ModalHost() {
  const open = useStore(openedModal, undefined);
  // The store pairs every name with its own props, which the compiler cannot follow through the table.
  const load = open ? (modalParts[open.name] as () => Promise<AnyPart>) : undefined;
  const Part = useLazyPart(load, () => {
    closeModal();
    showToast({ kind: 'error' });
  });
  const waiting = useLasting(open !== undefined && !Part, loadingDelayMs);
  if (!open) return null;
  if (!Part) return waiting ? <ProgressBar /> : null;
  return <Part key={open.name} {...open.props} onClose={closeModal} />;
}
