import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { selectMessages } from '#messages/select.ts';
import type { FieldProps } from '../field-props.ts';
import { describedBy, textOf } from '../input-attributes.ts';
import { boxClasses } from '../panel/box-classes.ts';
import type { Select } from './use-select.ts';

type NativeSelectProps = Pick<FieldProps<'selectBox'>, 'field' | 'id' | 'value' | 'onChange' | 'error' | 'disabled'> & {
  readonly choices: Select['results'];
};

/** What the server draws: it works without scripts, and what is chosen in it before they run is taken over. */
export function NativeSelect({ field, id, value, onChange, error, disabled, choices }: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const takeOver = useEffectEvent((chosen: string) => {
    if (chosen !== '' && chosen !== textOf(value)) onChange(chosen);
  });
  useLayoutEffect(() => takeOver(select.current?.value ?? ''), []);
  return (
    <div className={boxClasses({ error, fixed: disabled })}>
      <select
        ref={select}
        id={id}
        name={field.name}
        defaultValue={textOf(value)}
        disabled={disabled || field.readOnly}
        required={field.required}
        autoComplete={field.autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help: field.help, error })}
        className="w-full min-w-0 rounded-field bg-transparent px-2 outline-none"
      >
        <option value="">{field.placeholder ?? selectMessages.placeholder}</option>
        {choices.map(({ id: choiceId, name }) => (
          <option key={choiceId} value={choiceId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
