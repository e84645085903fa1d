import type { KeyboardEvent } from 'react';
import { nextRow } from './rows.ts';
import type { Select } from './use-select.ts';

const opens: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

function onClosedKey(event: KeyboardEvent, select: Select): void {
  const at = opens[event.key];
  if (!at) return;
  event.preventDefault();
  select.open(at);
}

function onOpenKey(event: KeyboardEvent, select: Select): void {
  const row = nextRow(event.key, select.active, select.results.length);
  const choice = select.results[select.active];
  if (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp')) {
    event.stopPropagation();
    select.close();
  } else if (event.key === 'Enter') {
    if (choice) select.pick(choice);
  } else if (row !== undefined) {
    select.setActive(row);
  } else return;
  event.preventDefault();
}

/** The keys of the text field of a select box. */
export function onSelectKey(event: KeyboardEvent, select: Select, multiple: boolean): void {
  const last = select.chosen.at(-1);
  if (select.locked || event.nativeEvent.isComposing) return;
  if (event.key === 'Backspace' && multiple && select.text === '' && last) select.remove(last);
  else if (select.isOpen) onOpenKey(event, select);
  else onClosedKey(event, select);
}
