import { useState } from 'react';
import { formMessages } from '#messages/form.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { inputAttributes, refOf } from '../input-attributes.ts';
import { KeyNote } from './key-note.tsx';
import { editNumber, leavesOut, numberOf, numberText } from './number-text.ts';
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
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>();
  const [leftOut, setLeftOut] = useState(false);
  const text = typed && typed.value === value ? typed.text : numberText(value, style);

  const edit = (input: HTMLInputElement, { inputType, isComposing = false }: Partial<InputEvent>) => {
    const caret = input.selectionStart ?? input.value.length;
    const edited = editNumber({ previous: text, text: input.value, caret, inputType, style });
    const number = numberOf(edited.text);
    setLeftOut(!isComposing && leavesOut(input.value, style));
    if (!isComposing) putText(input, edited.text, edited.caret);
    setTyped({ text: isComposing ? input.value : edited.text, value: number });
    onChange(number);
  };
  return (
    <>
      <TextField
        {...inputAttributes(props)}
        ref={refOf<HTMLInputElement>(focusRef)}
        value={text}
        onChange={(event) => edit(event.currentTarget, event.nativeEvent as Partial<InputEvent>)}
        onCompositionEnd={(event) => edit(event.currentTarget, {})}
        inputMode={style.decimals ? 'decimal' : 'numeric'}
        autoComplete={field.autoComplete ?? 'off'}
        trailing={field.amount ? lira : undefined}
      />
      <KeyNote text={leftOut ? (style.decimals ? formMessages.takesAmount : formMessages.takesDigits) : undefined} />
    </>
  );
}
