import { uiMessages } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export function SpinnerRing({ className = 'size-5' }: { readonly className?: string }) {
  return (
    <svg
      className={classNames('animate-spin motion-reduce:animate-none', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" opacity={0.25} />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
    </svg>
  );
}

export type SpinnerProps = {
  readonly text?: string | undefined;
  /** Stands in the page's flow instead of covering the whole window. */
  readonly inner?: boolean;
};

export function Spinner({ text, inner = false }: SpinnerProps) {
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-col items-center justify-center gap-4 text-brand',
        inner ? 'min-h-60 py-12' : 'fixed inset-0 z-60 bg-paper/90',
      )}
    >
      <SpinnerRing className="size-10" />
      {text ? <p className="text-lead text-ink">{text}</p> : <VisuallyHidden>{uiMessages.loading}</VisuallyHidden>}
    </div>
  );
}
