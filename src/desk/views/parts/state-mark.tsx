import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type StateMarkProps = { readonly look: 'plain' | 'warning'; readonly children: ReactNode };

/** Where something stands, in a word or two. */
export function StateMark({ look, children }: StateMarkProps) {
  return (
    <span
      className={classNames(
        'inline-block whitespace-nowrap rounded-field px-2 py-0.5 font-semibold',
        look === 'warning' ? 'bg-warning-soft text-warning' : 'bg-brand-soft text-brand-strong',
      )}
    >
      {children}
    </span>
  );
}
