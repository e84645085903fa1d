import { type Field, type FieldKind, otherName } from '#catalog/fields/field.ts';
import { emptyValue, type FieldValue, type FormValues, type ListRow } from '#catalog/fields/values.ts';
import { fromWire } from '#catalog/fields/wire.ts';
import type { MaskName } from '#domain/masks/mask.ts';
import { keptForm } from '../ui/tab-keys.ts';

const keyOf = (name: string) => `${keptForm}${name}`;

const neverKept: ReadonlySet<FieldKind> = new Set(['passwordInput', 'dragUpload', 'button']);

const ofCards: ReadonlySet<MaskName> = new Set(['cardNumber', 'cardExpiry', 'cvc']);

/**
 * Secrets are never kept, nor what is too personal, nor codes that serve once, nor agreements, which are given anew, nor
 * files, which are large.
 */
export function isKept(field: Field): boolean {
  if (field.private) return false;
  if (field.kind === 'formMask') return !ofCards.has(field.mask);
  if (field.kind === 'checkboxSingle') return field.isAnswer === true;
  return field.autoComplete !== 'one-time-code' && !neverKept.has(field.kind);
}

function keptPart(fields: readonly Field[], values: FormValues): Record<string, FieldValue | undefined> {
  const names = fields.filter(isKept).flatMap((field) => [field.name, otherName(field.name)]);
  const lists = fields.filter((field) => field.kind === 'listInputs').filter(isKept);
  return {
    ...Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]])),
    ...Object.fromEntries(
      lists.map((list) => [
        list.name,
        ((values[list.name] ?? []) as readonly ListRow[]).map((row) => ({
          ...(keptPart(list.fields, row) as ListRow),
          individual: row.individual ?? null,
        })),
      ]),
    ),
  };
}

function readAll(name: string): FormValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as FormValues) : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed for this tab only. Forms that share a name share the answers to the same questions. */
export function keepValues(name: string, fields: readonly Field[], values: FormValues): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ ...readAll(name), ...keptPart(fields, values) }));
  } catch {
    // Storage may be closed to the site or full; the visitor then types again.
  }
}

/** Another form, or an older build, may have kept something else under the same name. */
function fits(field: Field, value: FieldValue | undefined): boolean {
  if (field.kind === 'inputNumber') return typeof value === 'number';
  if (field.kind === 'formMask') return typeof value === 'string' && fromWire(field, value) === value;
  const empty = emptyValue(field);
  return Array.isArray(empty) ? Array.isArray(value) : typeof value === typeof empty;
}

export function readKept(name: string, fields: readonly Field[]): FormValues {
  const all = readAll(name);
  const entries = fields
    .filter((field) => isKept(field) && fits(field, all[field.name]))
    .flatMap((field) => [
      [field.name, all[field.name]] as const,
      ...(typeof all[otherName(field.name)] === 'string'
        ? [[otherName(field.name), all[otherName(field.name)]] as const]
        : []),
    ]);
  return Object.fromEntries(entries);
}

/** What was sent for good need not wait for a return. */
export function forgetKept(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage that is closed keeps nothing either.
  }
}
