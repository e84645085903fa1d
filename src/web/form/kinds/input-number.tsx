import { type ChangeEvent, useState } from 'react';
import { formMessages } from '#messages/form.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { inputAttributes, refOf } from '../input-attributes.ts';
import { editNumber, numberOf, numberText } from './number-text.ts';
import { putText } from './put-text.ts';

const lira = (
  <span aria-hidden="true" className="flex items-center pr-3 text-ink-soft">
    {formMessages.lira}
  </span>
);

/** A number with separators that come while it is typed. What is half typed, such as '12,', is kept as it stands. */
export function InputNumber(props: FieldProps<'inputNumber'>) {
  const { field, value, onChange, focusRef } = props;
  const style = { thousands: field.thousands === true || field.amount === true, decimals: field.amount === true };
  const [typed, setTyped] = useState('');
  const text = numberOf(typed) === value ? typed : numberText(value, style);

  const edit = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
    const edited = editNumber({
      previous: text,
      text: currentTarget.value,
      caret: currentTarget.selectionStart ?? currentTarget.value.length,
      inputType,
      style,
    });
    if (!isComposing) putText(currentTarget, edited.text, edited.caret);
    setTyped(isComposing ? currentTarget.value : edited.text);
    onChange(numberOf(edited.text));
  };
  return (
    <TextField
      {...inputAttributes(props)}
      ref={refOf<HTMLInputElement>(focusRef)}
      value={text}
      onChange={edit}
      inputMode={style.decimals ? 'decimal' : 'numeric'}
      autoComplete={field.autoComplete ?? 'off'}
      trailing={field.amount ? lira : undefined}
    />
  );
}
