import type { Ref } from 'react';
import type { Field, FieldKind } from '#catalog/fields/field.ts';
import type { FieldValue, FormValues } from '#catalog/fields/values.ts';

export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/** What every kind of field is given. The engine keeps the value, the error and the focus; the kind draws. */
export type FieldProps<Kind extends FieldKind> = {
  readonly field: FieldOf<Kind>;
  /** Unique on the page; label, help and error derive their ids from it. */
  readonly id: string;
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
  /** Tells the engine that the field was left, from when on its error is shown. */
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Where the focus goes when this field is the first that is wrong. */
  readonly focusRef: Ref<HTMLElement>;
  /** Today in Istanbul, ISO. */
  readonly today: string;
  /** Free text behind "other", and its change. */
  readonly values: FormValues;
  readonly onOtherChange: (text: string) => void;
  /** Nothing is asked after this one: the keyboard's Enter sends. */
  readonly last?: boolean;
};
