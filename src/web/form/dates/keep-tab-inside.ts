import type { KeyboardEvent } from 'react';

/** Tab goes round within a panel; Escape is the way out. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled:not([tabindex="-1"])')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
