const wrongInside = ':is(input, textarea, select, button, [tabindex])[aria-invalid="true"]';

/** Goes to what is wrong inside a field, or to the field's own place for the focus. */
export function focusIn(form: HTMLFormElement | null, name: string, focusField: () => void): void {
  const slot = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const wrong = slot?.querySelector<HTMLElement>(wrongInside);
  if (wrong) wrong.focus();
  else focusField();
}
