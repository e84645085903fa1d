import type { RequestField, RequestFields } from './field-types.ts';

type Model = Readonly<Record<string, unknown>>;

const isScalar = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a list or an object stands where the contract has one. */
function isExpected(value: unknown, { types }: RequestField): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return types.has(Array.isArray(value) ? 'array' : 'object');
}

function decoded(value: unknown, field: RequestField): unknown {
  const { types } = field;
  if (typeof value === 'string' && !types.has('string')) {
    const inner = parsed(value);
    return isExpected(inner, field) ? inner : value;
  }
  const readsAsText = types.size > 0 && !types.has('number') && !types.has('boolean');
  return isScalar(value) && readsAsText ? String(value) : value;
}

/** A model as a form or a query: text, with lists and objects as JSON text. Null counts as left out. */
export function encodeForm(model: Model): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(model)) {
    if (value === undefined || value === null) continue;
    fields.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return fields;
}

/**
 * A model as its contract means it, whether it came as JSON, as a form or in a query. A form has text only: its lists
 * and objects come as JSON text, and a text of digits looks like a number. What a form cannot tell apart, JSON does not
 * either, so that every encoding gets the same reply.
 */
export function decodeModel(fields: RequestFields, model: Model): Model {
  return Object.fromEntries(
    Object.entries(model).map(([name, value]) => {
      const field = fields.get(name);
      return [name, field ? decoded(value, field) : value];
    }),
  );
}

/** Whether a form can carry a model without changing what it says. */
export function fitsForm(fields: RequestFields, model: Model): boolean {
  return Object.entries(model).every(([name, value]) => {
    if (typeof value !== 'object' || value === null) return true;
    const field = fields.get(name);
    return field !== undefined && !field.types.has('string') && isExpected(value, field);
  });
}
