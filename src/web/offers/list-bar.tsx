import type { ReactNode } from 'react';

type ListBarProps = {
  /** Who and what the offers are for, and the step this is. */
  readonly context: ReactNode;
  /** The way back to the answers; nothing where there is none. */
  readonly change?: ReactNode;
  /** How the list is arranged; nothing while there is none. */
  readonly children: ReactNode;
};

/** Stays below the site's header: what the offers are for, and how they are arranged. */
export function ListBar({ context, change, children }: ListBarProps) {
  return (
    <div
      data-list-bar=""
      className="sticky top-16 z-20 -mx-4 grid grid-cols-[minmax(0,1fr)] gap-1 border-line border-b bg-paper px-4 py-1 empty:hidden desktop:top-18 desktop:-mx-6 desktop:px-6"
    >
      {(context || change) && (
        <div className="flex items-center gap-4">
          <div className="min-w-0 flex-1">{context}</div>
          {change}
        </div>
      )}
      {children}
    </div>
  );
}
