import type { Condition } from './condition.ts';
import type { Field, SwitchField } from './field.ts';

/** A question that opens others: what was found is corrected behind it, or what only some have is told. */
export function gate(name: string, texts: { readonly label: string; readonly help: string }): SwitchField {
  return { ...texts, kind: 'switch', name };
}

/** A gate that opens what was found to correction. */
export function correction(
  name: string,
  { close, ...texts }: { readonly label: string; readonly help: string; readonly close: string },
): SwitchField {
  return { ...gate(name, texts), look: { link: { close } } };
}

/** The gate, and what is asked once it is open. A field that has a condition of its own keeps it. */
export function behind(opener: SwitchField, fields: readonly Field[]): readonly Field[] {
  const isOpen: Condition = { field: opener.name, is: ['true'] };
  return [opener, ...fields.map((field) => ({ ...field, when: field.when ? { all: [isOpen, field.when] } : isOpen }))];
}

type Model = Readonly<Record<string, unknown>>;

/** Takes from a filled screen what only the screen asks. */
export function leavingOut(gates: Readonly<Record<string, SwitchField>>): (model: Model) => Model {
  const names = new Set(Object.values(gates).map(({ name }) => name));
  return (model) => Object.fromEntries(Object.entries(model).filter(([name]) => !names.has(name)));
}
