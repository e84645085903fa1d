import type { Answers } from '#catalog/flows/flow.ts';

/** Writes kept answers into the fields that are still empty; what was typed meanwhile stays. */
export function fillForm(form: HTMLFormElement, answers: Answers): void {
  for (const [name, value] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) control.value = value;
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}

export function focusField(form: HTMLFormElement, name: string | undefined): void {
  const control = name ? form.elements.namedItem(name) : null;
  if (control instanceof HTMLInputElement) control.focus();
}
