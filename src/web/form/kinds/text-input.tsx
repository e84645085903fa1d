import { useState } from 'react';
import { formMessages } from '#messages/form.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { inputAttributes, textOf } from '../input-attributes.ts';
import { isFull } from './is-full.ts';
import { KeyNote } from './key-note.tsx';
import { useLettersOnly } from './use-letters-only.ts';

export function TextInput(props: FieldProps<'textInput'>) {
  const { field, value, onChange, onBlur, focusRef } = props;
  const isAddress = field.inputMode === 'email' || field.rule === 'email';
  const inputMode = field.inputMode ?? (isAddress ? 'email' : field.only === 'digits' ? 'numeric' : 'text');
  const isLettersOnly = field.only === 'letters';
  const [isBlocked, setBlocked] = useState(false);
  const ref = useLettersOnly(isLettersOnly, focusRef, setBlocked);
  return (
    <>
      <TextField
        {...inputAttributes(props)}
        ref={ref}
        value={textOf(value)}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          if (isFull(field, currentTarget.value)) onBlur();
        }}
        inputMode={inputMode}
        autoCapitalize={isAddress ? 'none' : isLettersOnly ? 'words' : undefined}
        spellCheck={false}
      />
      {isLettersOnly && <KeyNote text={isBlocked ? formMessages.takesLetters : undefined} />}
    </>
  );
}
