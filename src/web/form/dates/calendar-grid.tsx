import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';

export type Cell = {
  readonly time: string;
  readonly text: string;
  /** What is read aloud. */
  readonly name: string;
  readonly choosable: boolean;
  readonly chosen: boolean;
  readonly current: boolean;
};

type CalendarGridProps = {
  readonly label: string;
  readonly head?: ReactNode;
  /** A place without a cell stays empty. */
  readonly rows: readonly (readonly (Cell | undefined)[])[];
  /** The one cell that Tab reaches. */
  readonly at: string;
  /** The focus goes to that cell whenever this number changes. */
  readonly follow: number;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPick: (time: string) => void;
};

function cellClasses({ choosable, chosen, current }: Cell): string {
  return classNames(
    'flex h-10 w-full items-center justify-center rounded-field tabular-nums focus-visible:-outline-offset-2',
    !choosable && 'cursor-not-allowed text-field-line',
    choosable && (chosen ? 'bg-brand font-semibold text-paper' : 'hover:bg-brand-soft'),
    current && !chosen && 'font-semibold text-brand [box-shadow:inset_0_0_0_1px_var(--color-tint)]',
  );
}

function GridCell({ cell, at, onPick }: { readonly cell: Cell } & Pick<CalendarGridProps, 'at' | 'onPick'>) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell, which can be selected.
    <td aria-selected={cell.chosen} className="p-0">
      <button
        type="button"
        tabIndex={cell.time === at ? 0 : -1}
        aria-label={cell.name}
        aria-current={cell.current ? 'date' : undefined}
        aria-disabled={!cell.choosable || undefined}
        onClick={() => onPick(cell.time)}
        className={cellClasses(cell)}
      >
        {cell.text}
      </button>
    </td>
  );
}

/** A cell out of sight comes to the middle. */
function scrollTo(box: HTMLElement, cell: HTMLElement): void {
  const top = cell.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top >= 0 && top + cell.offsetHeight <= box.clientHeight) return;
  box.scrollTop += top - (box.clientHeight - cell.offsetHeight) / 2;
}

/** Days, months or years in rows; one is in the tab order and the keys move on from it. */
export function CalendarGrid({ label, head, rows, at, follow, onKey, onPick }: CalendarGridProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cell = follow > 0 ? box.current?.querySelector<HTMLElement>('[tabindex="0"]') : null;
    if (!box.current || !cell) return;
    cell.focus({ preventScroll: true });
    scrollTo(box.current, cell);
  }, [follow]);
  return (
    <div ref={box} className="relative mt-1 max-h-70 overflow-y-auto overscroll-contain">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: reached by arrow keys, it is a grid. */}
      <table role="grid" aria-label={label} onKeyDown={onKey} className="w-full table-fixed border-collapse">
        {head}
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place.
            <tr key={index}>
              {row.map((cell, place) =>
                cell ? (
                  <GridCell key={cell.time} cell={cell} at={at} onPick={onPick} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no name.
                  <td key={place} className="h-10 p-0" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
