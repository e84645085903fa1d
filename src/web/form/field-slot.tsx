import { memo, useMemo } from 'react';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import { type Field, type FieldKind, otherName } from '#catalog/fields/field.ts';
import type { FieldValue } from '#catalog/fields/values.ts';
import { classNames } from '../ui/class-names.ts';
import { afterPress } from './after-press.ts';
import { FieldView } from './field-view.tsx';

type FieldSlotProps = {
  readonly field: Field;
  readonly id: string;
  readonly control: Control<FieldValues>;
  readonly onOther: (name: string, text: string) => void;
  /** What the server found wrong, until the form can judge for itself. */
  readonly served: string | undefined;
  readonly disabled: boolean;
  readonly dense: boolean;
  readonly today: string;
  readonly last: boolean;
};

/** What a field may look at beside its own value: its text behind "other", and the answers its list depends on. */
function namesBeside(field: Field): readonly string[] {
  const list = field.kind === 'selectBox' && 'list' in field.source ? field.source.by : undefined;
  return [otherName(field.name), ...(list ?? [])];
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

/** One field in its form: value, error and focus come from react-hook-form. */
export const FieldSlot = memo(function FieldSlot(props: FieldSlotProps) {
  const { field, id, control, onOther, served, disabled, dense, today, last } = props;
  const { field: held, fieldState } = useController({ name: field.name, control });
  const names = useMemo(() => namesBeside(field), [field]);
  const beside = useWatch({ control, name: names });
  return (
    <div data-field={field.name} className={slotClasses(field, dense)}>
      <FieldView
        field={field}
        id={id}
        value={held.value as FieldValue | undefined}
        onChange={held.onChange}
        onBlur={() => afterPress(held.onBlur)}
        error={fieldState.error?.message ?? served}
        disabled={disabled || field.disabled === true}
        focusRef={held.ref}
        today={today}
        values={{
          ...Object.fromEntries(names.map((name, index) => [name, beside[index] as FieldValue | undefined])),
          [field.name]: held.value as FieldValue,
        }}
        onOtherChange={(text) => onOther(field.name, text)}
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
