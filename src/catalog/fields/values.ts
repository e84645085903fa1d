import { holds } from './condition.ts';
import type { Field } from './field.ts';

export type UploadItem = { readonly fileName: string; readonly uid: string; readonly base64: string };
export type ListRow = { readonly [name: string]: FieldValue };

/** What a field holds while a form is filled: texts as shown, so that nothing typed is lost. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly UploadItem[]
  | readonly ListRow[];
export type FormValues = { readonly [name: string]: FieldValue | undefined };

/** The value of a field nobody has touched. */
export function emptyValue(field: Field): FieldValue {
  switch (field.kind) {
    case 'textInput':
    case 'textArea':
    case 'passwordInput':
    case 'formMask':
    case 'datePicker':
    case 'timePicker':
    case 'dateAndTimePicker':
      return '';
    case 'radioGroup':
      return field.preset ?? '';
    case 'selectBox':
      return field.multiple ? [] : '';
    case 'inputNumber':
      return null;
    case 'switch':
    case 'checkboxSingle':
      return false;
    case 'dragUpload':
    case 'listInputs':
      return [];
    case 'button':
      return null;
    default:
      return field satisfies never;
  }
}

export function emptyValues(fields: readonly Field[]): FormValues {
  return Object.fromEntries(
    fields.filter((field) => field.kind !== 'button').map((field) => [field.name, emptyValue(field)]),
  );
}

/** Rows of a list named 'fam' are of the family; all others stand for themselves. */
export function newRow(list: { readonly name: string; readonly fields: readonly Field[] }): ListRow {
  return { ...(emptyValues(list.fields) as ListRow), individual: list.name === 'fam' ? 1 : 2 };
}

export function isShown(field: Field, values: FormValues): boolean {
  return !field.when || holds(field.when, values);
}
