import type { ModalProps } from './modal-frame.tsx';
import { showToast } from './toasts/toast-store.ts';
import { useLazyPart } from './use-lazy-part.ts';

export type { ModalProps } from './modal-frame.tsx';

const loadFrame = async () => (await import('./modal-frame.tsx')).ModalFrame;

/** A general window. Its code is fetched when it first opens. */
export function Modal(props: ModalProps) {
  const Frame = useLazyPart(props.isOpen ? loadFrame : undefined, () => {
    showToast({ kind: 'error' });
    props.onClose();
  });
  return Frame ? <Frame {...props} /> : null;
}
