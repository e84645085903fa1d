import { memo, useCallback, useMemo } from 'react';
import { type Field, type FieldKind, otherName } from '#catalog/fields/field.ts';
import type { FieldValue } from '#catalog/fields/values.ts';
import { classNames } from '../ui/class-names.ts';
import { afterPress } from './after-press.ts';
import { FieldView } from './field-view.tsx';
import type { FormStore } from './form-store.ts';
import { useFieldError, useHeldValues } from './use-form-store.ts';

type FieldSlotProps = {
  readonly field: Field;
  readonly id: string;
  readonly form: FormStore;
  readonly onOther: (name: string, text: string) => void;
  /** What the server found wrong, until the form can judge for itself. */
  readonly served: string | undefined;
  readonly disabled: boolean;
  readonly dense: boolean;
  readonly today: string;
  readonly last: boolean;
};

/** What a field looks at: its own value, its text behind "other", and the answers its list depends on. */
function namesFor(field: Field): readonly string[] {
  const list = field.kind === 'selectBox' && 'list' in field.source ? field.source.by : undefined;
  return [field.name, otherName(field.name), ...(list ?? [])];
}

/** Kinds that need the whole row. */
const wideKinds: ReadonlySet<FieldKind> = new Set([
  'textArea',
  'switch',
  'checkboxSingle',
  'radioGroup',
  'dragUpload',
  'listInputs',
  'button',
]);

/** One field in its form: value, error and focus come from the form's store. */
export const FieldSlot = memo(function FieldSlot(props: FieldSlotProps) {
  const { field, id, form, onOther, served, disabled, dense, today, last } = props;
  const { name } = field;
  const names = useMemo(() => namesFor(field), [field]);
  const held = useHeldValues(form, names);
  const error = useFieldError(form, name);
  const change = useCallback((value: FieldValue) => form.change(name, value), [form, name]);
  const place = useCallback((element: HTMLElement | null) => form.place(name, element), [form, name]);
  return (
    <div data-field={name} className={slotClasses(field, dense)}>
      <FieldView
        field={field}
        id={id}
        value={held[0]}
        onChange={change}
        onBlur={() => afterPress(() => form.leave(name))}
        error={error ?? served}
        disabled={disabled || field.disabled === true}
        focusRef={place}
        today={today}
        values={Object.fromEntries(names.map((known, index) => [known, held[index]]))}
        onOtherChange={(text) => onOther(name, text)}
        last={last}
      />
    </div>
  );
});

/** As long as a choice may be to stand beside another in one column. */
const shortChoice = 8;

function isWide(field: Field, dense: boolean): boolean {
  if (!dense) return field.wide === true || wideKinds.has(field.kind);
  const isShort = field.kind === 'radioGroup' && field.choices.every(({ name }) => name.length <= shortChoice);
  return wideKinds.has(field.kind) && !isShort;
}

function slotClasses(field: Field, dense: boolean): string {
  // Boxes bring the room for the finger with them.
  const isBox = field.kind === 'checkboxSingle' || field.kind === 'switch';
  return classNames('min-w-0', isWide(field, dense) && '@md:col-span-2', isBox && '-my-2');
}
