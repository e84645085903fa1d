import { type ComponentType, createContext, useContext } from 'react';
import type { FieldKind } from '#catalog/fields/field.ts';
import type { FieldProps } from './field-props.ts';

/** The engine hands its view of any field to the fields that hold fields; importing it there would be a cycle. */
export const FieldViewContext = createContext<ComponentType<FieldProps<FieldKind>> | null>(null);

export function useFieldView(): ComponentType<FieldProps<FieldKind>> {
  const view = useContext(FieldViewContext);
  if (!view) throw new Error('A field that holds fields must stand inside FieldViewContext');
  return view;
}
