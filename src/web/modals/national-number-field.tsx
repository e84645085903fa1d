import { TextField, type TextFieldProps } from '../ui/text-field.tsx';

export function NationalNumberField(props: Pick<TextFieldProps, 'label' | 'name' | 'help' | 'error'>) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" maxLength={11} spellCheck={false} />;
}
