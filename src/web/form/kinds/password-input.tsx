import { PasswordField } from '../../ui/password-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { inputAttributes, refOf, textOf } from '../input-attributes.ts';

export function PasswordInput(props: FieldProps<'passwordInput'>) {
  const { field, value, onChange, focusRef } = props;
  return (
    <PasswordField
      {...inputAttributes(props)}
      required={field.required === true || field.repeats !== undefined}
      ref={refOf<HTMLInputElement>(focusRef)}
      autoComplete={field.autoComplete ?? (field.repeats ? 'new-password' : 'current-password')}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
