import type { ReactNode } from 'react';

type ChoiceBarProps = { readonly isShown: boolean; readonly children: ReactNode };

/** What was chosen stays in sight at the window's foot. */
export function ChoiceBar({ isShown, children }: ChoiceBarProps) {
  if (!isShown) return null;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 grid grid-cols-[minmax(0,1fr)] gap-3 divide-y divide-line border-line border-t bg-paper px-4 py-3 shadow-float *:not-last:pb-3 desktop:[body:has([data-cookie-bar])_&]:bottom-20 max-desktop:[body:has([data-cookie-bar])_&]:static">
      {children}
    </div>
  );
}
