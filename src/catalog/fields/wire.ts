import { formatDay, formatMonth, isRealDay, parseMonth, readDay } from '#domain/dates.ts';
import { leavesOut } from '#domain/masks/mask.ts';
import { masks } from '#domain/masks/masks.ts';
import { type Field, otherId, otherName } from './field.ts';
import { plainText } from './rules.ts';
import { type FieldValue, type FormValues, isShown, type ListRow, type UploadItem } from './values.ts';

/** Anything but a plain value counts as nothing. */
function asText(value: unknown): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

function asNumber(value: unknown): number | null {
  const text = asText(value);
  return text.trim() === '' ? null : Number(text);
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isUpload = (value: unknown): value is UploadItem =>
  isRecord(value) &&
  ['fileName', 'uid', 'base64'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

function dayToWire(text: string): string {
  return readDay(text) ?? text;
}

function momentToWire(text: string): string {
  const [day = '', clock = ''] = text.split(' ');
  return text === '' ? '' : `${dayToWire(day)} ${clock}`;
}

/** A field's value as it leaves: masks stripped, days as ISO. */
export function toWire(field: Field, value: FieldValue | undefined): unknown {
  switch (field.kind) {
    case 'formMask':
      return field.mask === 'date' ? dayToWire(asText(value)) : masks[field.mask].rawFrom(asText(value));
    case 'datePicker':
      return field.month ? (parseMonth(asText(value)) ?? asText(value)) : dayToWire(asText(value));
    case 'dateAndTimePicker':
      return momentToWire(asText(value));
    case 'textInput':
      return plainText(field.rule, asText(value));
    case 'listInputs':
      return (value as readonly ListRow[]).map((row) => ({
        ...modelOf(field.fields, row),
        individual: row.individual,
      }));
    case 'textArea':
    case 'passwordInput':
    case 'timePicker':
    case 'inputNumber':
    case 'switch':
    case 'checkboxSingle':
    case 'selectBox':
    case 'radioGroup':
    case 'dragUpload':
    case 'button':
      return value;
    default:
      return field satisfies never;
  }
}

/** The same value as a form would hold it, so that one set of rules judges both. Any spelling is taken. */
export function fromWire(field: Field, value: unknown): FieldValue {
  switch (field.kind) {
    case 'formMask': {
      const text = asText(value);
      if (field.mask === 'date' && isRealDay(text)) return formatDay(text);
      const mask = masks[field.mask];
      return leavesOut(mask, text) ? text : mask.format(mask.rawFrom(text));
    }
    case 'datePicker': {
      const text = asText(value);
      if (field.month) return /^\d{4}-\d{2}$/.test(text) ? formatMonth(text) : text;
      return isRealDay(text) ? formatDay(text, '/') : text;
    }
    case 'dateAndTimePicker': {
      const [day = '', clock = ''] = asText(value).split(/[ T]/);
      return value === '' || value === undefined ? '' : `${isRealDay(day) ? formatDay(day, '/') : day} ${clock}`;
    }
    case 'inputNumber':
      return asNumber(value);
    case 'switch':
    case 'checkboxSingle':
      return value === true || value === 'true' || value === '1' || value === 1;
    case 'selectBox':
      return field.multiple ? (Array.isArray(value) ? value : [value ?? []].flat()).map(asText) : asText(value);
    case 'dragUpload':
      return Array.isArray(value) ? value.filter(isUpload) : [];
    case 'listInputs':
      return Array.isArray(value) ? value.filter(isRecord) : [];
    case 'textInput':
    case 'textArea':
    case 'passwordInput':
    case 'timePicker':
    case 'radioGroup':
      return asText(value);
    case 'button':
      return null;
    default:
      return field satisfies never;
  }
}

/** The model of a filled form: what is shown and filled, in wire form. */
export function modelOf(fields: readonly Field[], values: FormValues): Record<string, unknown> {
  const model: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.kind === 'button' || !isShown(field, values)) continue;
    const value = toWire(field, values[field.name]);
    if (value === '' || value === null || value === undefined) continue;
    model[field.name] = value;
    if (value === otherId || (Array.isArray(value) && value.includes(otherId)))
      model[otherName(field.name)] = values[otherName(field.name)];
  }
  return model;
}
