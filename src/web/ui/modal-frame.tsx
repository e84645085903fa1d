import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { uiMessages } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

const modalWidth = 520;

export type ModalProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly titleSide?: 'left' | 'right' | undefined;
  readonly closeIcon?: boolean | undefined;
  /** Whether a click outside closes it. */
  readonly dismissable?: boolean | undefined;
  /** White throughout; otherwise the title stands on a tinted strip. */
  readonly white?: boolean | undefined;
  readonly width?: number | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly children: ReactNode;
};

/** The window itself. It carries react-aria, so only code that is loaded late may import it; pages use modal.tsx. */
export function ModalFrame({
  isOpen,
  onClose,
  title,
  titleSide = 'left',
  closeIcon = true,
  dismissable = true,
  white = false,
  width = modalWidth,
  role = 'dialog',
  children,
}: ModalProps) {
  return (
    <I18nProvider locale="tr-TR">
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={dismissable}
        data-modal=""
        className="fixed inset-0 z-50 flex h-dvh items-end justify-center overflow-hidden bg-scrim p-3 transition-opacity sm:items-center sm:p-6 starting:opacity-0"
      >
        <AriaModal
          style={{ width: '100%', maxWidth: `${width}px` }}
          className="flex max-h-full flex-col overflow-hidden rounded-card bg-paper shadow-float transition-[opacity,translate] duration-200 starting:translate-y-4 starting:opacity-0"
        >
          <Dialog role={role} className="flex min-h-0 flex-col outline-none">
            <div
              className={classNames(
                'flex min-h-14 items-center gap-2 px-5 sm:px-6',
                white ? 'pt-3' : 'border-line border-b bg-mist py-1.5',
              )}
            >
              <Heading
                slot="title"
                className={classNames('grow py-2 text-h4', titleSide === 'right' ? 'text-right' : 'text-left')}
              >
                {title}
              </Heading>
              {closeIcon && (
                <button
                  type="button"
                  aria-label={uiMessages.close}
                  onClick={onClose}
                  className="-mr-3 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-line hover:text-ink"
                >
                  <Icon name="close" className="size-5" />
                </button>
              )}
            </div>
            <div
              className={classNames('min-h-0 overflow-y-auto overscroll-contain px-5 pb-6 sm:px-6', !white && 'pt-5')}
            >
              {children}
            </div>
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  );
}
