import { toastMessages } from '#messages/ui.ts';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import type { Toast, ToastKind } from './toast-store.ts';

const looks: Record<ToastKind, { readonly icon: IconName; readonly tone: string }> = {
  success: { icon: 'checkCircle', tone: 'border-l-success text-success' },
  info: { icon: 'info', tone: 'border-l-brand text-brand' },
  warning: { icon: 'warning', tone: 'border-l-warning text-warning' },
  error: { icon: 'error', tone: 'border-l-error text-error' },
};

export function ToastCard({ toast, onDismiss }: { readonly toast: Toast; readonly onDismiss: () => void }) {
  const { icon, tone } = looks[toast.kind];
  return (
    <div
      data-toast={toast.kind}
      className={classNames(
        'pointer-events-auto mb-3 flex items-start gap-3 rounded-field border border-line border-l-4 bg-paper py-2 pr-1 pl-4 shadow-float transition-[opacity,translate] duration-200 starting:translate-x-4 starting:opacity-0',
        tone,
      )}
    >
      <Icon name={icon} className="mt-2 size-6 shrink-0" />
      <div className="min-w-0 grow py-2 text-ink">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="whitespace-pre-line text-ink-soft text-small">{toast.text}</p>}
      </div>
      <button
        type="button"
        aria-label={toastMessages.dismiss}
        onClick={onDismiss}
        className="flex size-10 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-mist hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
