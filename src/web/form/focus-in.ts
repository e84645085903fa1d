const wrongInside = ':is(input, textarea, select, button, [tabindex])[aria-invalid="true"]';

/** What is wrong inside a field, as a selector. */
export const wrongIn = (name: string) => `[data-field="${CSS.escape(name)}"] ${wrongInside}`;

/** Goes to what is wrong inside a field, or to the field's own place for the focus. */
export function focusIn(form: HTMLFormElement | null, name: string, focusField: () => void): void {
  const wrong = form?.querySelector<HTMLElement>(wrongIn(name));
  if (wrong) wrong.focus();
  else focusField();
}
