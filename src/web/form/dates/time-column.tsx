import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { moveInColumn } from './clock.ts';

type TimeColumnProps = {
  readonly label: string;
  readonly items: readonly string[];
  readonly chosen: string | undefined;
  /** Where the column stands while nothing is chosen. */
  readonly start: string;
  readonly disabled?: boolean;
  readonly focused: boolean;
  readonly onPick: (item: string) => void;
  readonly onEnter: () => void;
  readonly onSide: (key: 'ArrowLeft' | 'ArrowRight') => void;
};

function itemClasses(chosen: boolean, disabled: boolean): string {
  return classNames(
    'flex h-10 w-full shrink-0 items-center justify-center rounded-field tabular-nums focus-visible:-outline-offset-2',
    disabled
      ? 'cursor-not-allowed text-field-line'
      : chosen
        ? 'bg-brand font-semibold text-paper'
        : 'hover:bg-brand-soft',
  );
}

export function TimeColumn({
  label,
  items,
  chosen,
  start,
  disabled = false,
  focused,
  onPick,
  onEnter,
  onSide,
}: TimeColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(chosen ?? start);

  const itemAt = (item: string) => list.current?.querySelector<HTMLElement>(`[data-item="${item}"]`);
  useLayoutEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (item && list.current)
      list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2 + item.offsetHeight / 2;
    if (focused) item?.focus({ preventScroll: true });
  }, [focused]);

  const onKey = (event: KeyboardEvent) => {
    const next = moveInColumn(items, cursor, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setCursor(next);
      itemAt(next)?.focus();
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      onSide(event.key);
    }
  };
  return (
    <div className="grow">
      <p aria-hidden="true" className="pb-1 text-center font-medium text-ink-soft text-small">
        {label}
      </p>
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onFocus={onEnter}
        onKeyDown={onKey}
        className="relative flex h-64 flex-col overflow-y-auto overscroll-contain rounded-field bg-mist p-1"
      >
        {items.map((item) => (
          <button
            key={item}
            type="button"
            role="option"
            data-item={item}
            aria-selected={item === chosen}
            tabIndex={item === cursor ? 0 : -1}
            aria-disabled={disabled || undefined}
            onClick={() => {
              if (disabled) return;
              setCursor(item);
              onPick(item);
            }}
            className={itemClasses(item === chosen, disabled)}
          >
            {item}
          </button>
        ))}
      </div>
    </div>
  );
}
