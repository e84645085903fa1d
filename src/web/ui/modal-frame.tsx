import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { ModalLayer } from './modal-layer.tsx';
import { useElementId } from './parts/element-ids.tsx';
import { useHydrated } from './use-hydrated.ts';

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

/** A general window over the page. */
export function ModalFrame(props: ModalProps) {
  const hydrated = useHydrated();
  if (!props.isOpen || !hydrated) return null;
  return (
    <ModalLayer onClose={props.onClose} dismissable={props.dismissable ?? true}>
      <ModalWindow {...props} />
    </ModalLayer>
  );
}

export function ModalWindow({
  onClose,
  title,
  titleSide = 'left',
  closeIcon = true,
  white = false,
  width = modalWidth,
  role = 'dialog',
  children,
}: ModalProps) {
  const titleId = useElementId();
  const roles = { role, 'aria-modal': true, 'aria-labelledby': titleId } as const;
  return (
    <div
      {...roles}
      tabIndex={-1}
      style={{ width: '100%', maxWidth: `${width}px` }}
      className="flex max-h-full flex-col overflow-hidden rounded-card bg-paper shadow-float outline-none transition-[opacity,translate] duration-200 starting:translate-y-4 starting:opacity-0"
    >
      <div
        className={classNames(
          'flex min-h-14 items-center gap-2 px-5 sm:px-6',
          white ? 'pt-3' : 'border-line border-b bg-mist py-1.5',
        )}
      >
        <h2
          id={titleId}
          className={classNames('grow py-2 text-h4', titleSide === 'right' ? 'text-right' : 'text-left')}
        >
          {title}
        </h2>
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
      <div className={classNames('min-h-0 overflow-y-auto overscroll-contain px-5 pb-6 sm:px-6', !white && 'pt-5')}>
        {children}
      </div>
    </div>
  );
}
