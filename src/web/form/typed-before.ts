import type { Field } from '#catalog/fields/field.ts';
import type { FieldValue, FormValues } from '#catalog/fields/values.ts';
import { fromWire } from '#catalog/fields/wire.ts';
import { numberOf } from './kinds/number-text.ts';

function textValue(field: Field, text: string): FieldValue {
  return field.kind === 'inputNumber' ? numberOf(text) : fromWire(field, text);
}

/** What a word is being composed in stays as it stands: shaping it would end the word, which goes on in a second copy. */
function writtenIn(field: Field, control: HTMLInputElement | HTMLTextAreaElement): FieldValue {
  const isComposed = field.kind === 'formMask' && window.early?.composed === control;
  return isComposed ? control.value : textValue(field, control.value);
}

function changedValue(field: Field, control: Element | RadioNodeList | null): FieldValue | undefined {
  if (control instanceof RadioNodeList) {
    const radios = [...control].filter((node) => node instanceof HTMLInputElement);
    return radios.some((radio) => radio.checked !== radio.defaultChecked) ? control.value : undefined;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? undefined : control.checked;
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? undefined : writtenIn(field, control);
  }
  return undefined;
}

/** What somebody wrote into the server's HTML before scripts ran. */
export function typedBefore(form: HTMLFormElement, fields: readonly Field[]): FormValues {
  const entries = fields
    .map((field) => [field.name, changedValue(field, form.elements.namedItem(field.name))] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
