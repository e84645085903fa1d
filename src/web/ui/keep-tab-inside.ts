const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

const takesTab = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0;

/** Radios of one group are one stop. */
function isSameStop(one: Element | null | undefined, other: Element | null): boolean {
  if (one === other) return true;
  const radios = [one, other].filter((element) => element instanceof HTMLInputElement && element.type === 'radio');
  const [first, second] = radios as HTMLInputElement[];
  return first !== undefined && second !== undefined && first.name === second.name && first.form === second.form;
}

export type TabKey = Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>;

/** Where Tab would leave an element, it goes on at the other end. */
export function keepTabInside(inside: HTMLElement, event: TabKey): void {
  const all = [...inside.querySelectorAll<HTMLElement>(stops)].filter(takesTab);
  const { activeElement } = document;
  const [leaving, next] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const isWithin = activeElement !== inside && inside.contains(activeElement);
  const goesOn = isWithin ? !isSameStop(leaving, activeElement) : !event.shiftKey && activeElement === inside;
  if (goesOn) return;
  event.preventDefault();
  (next ?? inside).focus();
}
