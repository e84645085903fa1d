import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Button } from './button.tsx';
import { ModalFrame } from './modal-frame.tsx';

const confirmWidth = 416;

export type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmText?: string;
  readonly cancelText?: string;
  readonly loading?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks one question that must be answered: a click outside is no answer. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmText = uiMessages.confirm,
  cancelText = uiMessages.cancel,
  loading = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      width={confirmWidth}
      closeIcon={false}
      dismissable={false}
      white
    >
      <div className="text-ink-soft">{children}</div>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" className="grow sm:grow-0" onClick={onCancel}>
          {cancelText}
        </Button>
        <Button className="grow sm:grow-0" loading={loading} onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </ModalFrame>
  );
}
