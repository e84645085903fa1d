import { useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import { formMessages } from '#messages/form.ts';
import { uiMessages } from '#messages/ui.ts';
import { SpinnerRing } from '../../ui/spinner.tsx';
import { OptionRow } from './option-row.tsx';
import { listHeight, rowHeight, rowsAround, scrollToRow } from './rows.ts';
import type { Select } from './use-select.ts';

type OptionListProps = {
  readonly id: string;
  readonly label: string;
  readonly select: Select;
  readonly multiple: boolean;
};

export const optionId = (id: string, choice: Choice) => `${id}-option-${encodeURIComponent(choice.id)}`;

/** The drawn rows: those in sight, and the active one wherever it is, for it must exist to be spoken of. */
function drawnRows(scrollTop: number, count: number, active: number): readonly number[] {
  const { from, to } = rowsAround(scrollTop, count);
  const rows = Array.from({ length: to - from }, (_, row) => from + row);
  return active < 0 || (active >= from && active < to) ? rows : [...rows, active];
}

export function OptionList({ id, label, select, multiple }: OptionListProps) {
  const { results, active, ids, loading } = select;
  const list = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);

  useLayoutEffect(() => {
    const box = list.current;
    if (box && active >= 0) box.scrollTop = scrollToRow(active, box.scrollTop, box.clientHeight);
  }, [active]);

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-busy={loading || undefined}
      onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
      style={{ maxHeight: `${listHeight}px` }}
      className="min-h-0 overflow-y-auto overscroll-contain outline-none"
    >
      {results.length === 0 ? (
        // biome-ignore lint/a11y/useFocusableInteractive: nothing to be chosen; a listbox must not be empty.
        <div
          role="option"
          aria-selected={false}
          aria-disabled
          className="flex items-center justify-center gap-2 px-3 py-6 text-center text-ink-soft text-small"
        >
          {loading && <SpinnerRing />}
          {loading ? uiMessages.loading : formMessages.emptyList}
        </div>
      ) : (
        <div role="presentation" className="relative" style={{ height: `${results.length * rowHeight}px` }}>
          {drawnRows(scrollTop, results.length, active).map((row) => {
            const choice = results[row];
            return (
              choice && (
                <OptionRow
                  key={choice.id}
                  id={optionId(id, choice)}
                  choice={choice}
                  row={row}
                  count={results.length}
                  active={row === active}
                  chosen={ids.includes(choice.id)}
                  onPick={select.pick}
                />
              )
            );
          })}
        </div>
      )}
    </div>
  );
}
