import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { inputAttributes, textOf } from '../input-attributes.ts';
import { useLettersOnly } from './use-letters-only.ts';

export function TextInput(props: FieldProps<'textInput'>) {
  const { field, value, onChange, focusRef } = props;
  const isAddress = field.inputMode === 'email' || field.rule === 'email';
  const inputMode = field.inputMode ?? (isAddress ? 'email' : field.only === 'digits' ? 'numeric' : 'text');
  const ref = useLettersOnly(field.only === 'letters', focusRef);
  return (
    <TextField
      {...inputAttributes(props)}
      ref={ref}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      inputMode={inputMode}
      maxLength={field.maxLength}
      autoCapitalize={isAddress ? 'none' : field.only === 'letters' ? 'words' : undefined}
      spellCheck={false}
    />
  );
}
