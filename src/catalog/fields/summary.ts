import { formatLira, fromLira } from '#domain/money.ts';
import { summaryMessages } from '#messages/form.ts';
import { type Choice, type Field, otherId, otherName } from './field.ts';
import { type FieldValue, type FormValues, isShown, type UploadItem } from './values.ts';

export type SummaryLine = { readonly label: string; readonly text: string };

const nameIn = (choices: readonly Choice[], id: string) => choices.find((choice) => choice.id === id)?.name ?? id;

function textOf(field: Field, value: FieldValue | undefined, values: FormValues): string {
  switch (field.kind) {
    case 'textInput':
    case 'textArea':
    case 'formMask':
    case 'datePicker':
    case 'timePicker':
    case 'dateAndTimePicker':
      return typeof value === 'string' ? value : '';
    case 'inputNumber':
      if (typeof value !== 'number') return '';
      return field.amount ? formatLira(fromLira(value.toFixed(2))) : value.toLocaleString('tr-TR');
    case 'switch':
    case 'checkboxSingle':
      return value === true ? summaryMessages.yes : summaryMessages.no;
    case 'selectBox':
    case 'radioGroup': {
      if (value === otherId) return String(values[otherName(field.name)] ?? '');
      const choices =
        field.kind === 'radioGroup' ? field.choices : 'choices' in field.source ? field.source.choices : [];
      return (Array.isArray(value) ? (value as string[]) : [value])
        .map((id) => nameIn(choices, String(id ?? '')))
        .join(', ');
    }
    case 'dragUpload':
      return ((value ?? []) as readonly UploadItem[]).map((item) => item.fileName).join(', ');
    case 'listInputs':
      return summaryMessages.rows(Array.isArray(value) ? value.length : 0);
    case 'passwordInput':
    case 'button':
      return '';
    default:
      return field satisfies never;
  }
}

/** What was answered so far, one line a field, empty ones left out. */
export function summaryLines(fields: readonly Field[], values: FormValues): SummaryLine[] {
  return fields
    .filter((field) => isShown(field, values))
    .map((field) => ({ label: field.label, text: textOf(field, values[field.name], values) }))
    .filter((line) => line.text !== '');
}
