import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { describedBy, FieldHead, type LabelledField } from './field-head.tsx';

export function TextAreaField({
  id,
  label,
  help,
  error,
  required,
  ...rest
}: LabelledField & ComponentProps<'textarea'>) {
  return (
    <div>
      <FieldHead id={id} label={label} help={help} required={required} />
      <textarea
        {...rest}
        id={id}
        required={required}
        rows={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, help, error })}
        className={classNames(
          'mt-1.5 block min-h-28 w-full resize-y rounded-field border bg-paper px-3 py-2.5',
          error ? 'border-error' : 'border-field-line',
        )}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
