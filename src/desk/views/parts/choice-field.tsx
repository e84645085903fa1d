import type { ComponentProps } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import { selectMessages } from '#messages/select.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { describedBy, FieldHead, type LabelledField } from './field-head.tsx';

type ChoiceFieldProps = LabelledField &
  Pick<ComponentProps<'select'>, 'autoComplete' | 'autoFocus'> & {
    readonly choices: readonly Choice[];
    readonly chosen: string | undefined;
  };

/** The browser's own list: it opens without a script. */
export function ChoiceField({ id, label, help, error, required, choices, chosen, ...rest }: ChoiceFieldProps) {
  return (
    <div>
      <FieldHead id={id} label={label} help={help} required={required} />
      <select
        {...rest}
        id={id}
        required={required}
        defaultValue={chosen ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, help, error })}
        className="mt-1.5 block min-h-12 w-full rounded-field border border-field-line bg-paper px-3"
      >
        {!choices.some(({ id: choice }) => choice === chosen) && <option value="">{selectMessages.placeholder}</option>}
        {choices.map(({ id: choice, name: text }) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
