import type { FieldProps } from '../field-props.ts';
import { SubmitButton } from '../submit-button.tsx';

/** A button among the fields sends the form. */
export function ButtonKind({ field, disabled }: FieldProps<'button'>) {
  return <SubmitButton label={field.label} look={field.look} disabled={disabled} />;
}
