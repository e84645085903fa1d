import type { Ref } from 'react';
import type { FieldKind } from '#catalog/fields/field.ts';
import type { FieldProps } from './field-props.ts';

/** What every field that is typed into says of itself in HTML. */
export function inputAttributes<Kind extends FieldKind>(props: FieldProps<Kind>) {
  const { field, id, error, disabled, onBlur, last = false } = props;
  return {
    id,
    error,
    disabled,
    onBlur,
    name: field.name,
    label: field.label,
    help: field.help,
    required: field.required === true,
    readOnly: field.readOnly === true,
    autoComplete: field.autoComplete,
    placeholder: field.placeholder,
    enterKeyHint: last ? ('go' as const) : ('next' as const),
  };
}

/** The engine focuses any element; a kind knows which one it draws. */
export const refOf = <Element extends HTMLElement>(ref: Ref<HTMLElement>) => ref as Ref<Element>;

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Ids of help and error, where there are any. */
export function describedBy(id: string, parts: Readonly<Record<string, unknown>>): string | undefined {
  const ids = Object.entries(parts).flatMap(([name, there]) => (there ? [`${id}-${name}`] : []));
  return ids.join(' ') || undefined;
}
