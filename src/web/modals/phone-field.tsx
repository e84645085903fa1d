import { site } from '#config/site.ts';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';

/** A mobile phone in any spelling; it is stripped to its digits before sending. */
export function PhoneField(props: Pick<TextFieldProps, 'label' | 'name' | 'help' | 'error'>) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={site.phonePrefix}
      placeholder="(5__)___-____"
      maxLength={20}
    />
  );
}
