import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { selectMessages } from '#messages/select.ts';
import type { FieldProps } from '../field-props.ts';
import { describedBy, textOf } from '../input-attributes.ts';
import { boxClasses } from '../panel/box-classes.ts';
import type { Select } from './use-select.ts';

type NativeSelectProps = Pick<FieldProps<'selectBox'>, 'field' | 'id' | 'value' | 'onChange' | 'error' | 'disabled'> & {
  readonly choices: Select['results'];
  /** Told while somebody is in it: a list that is open must not be taken away. */
  readonly onHold: (isHeld: boolean) => void;
};

/** What the server draws: it works without scripts, and what is chosen in it before they run is taken over. */
export function NativeSelect({ field, id, value, onChange, error, disabled, choices, onHold }: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const takeOver = useEffectEvent((drawn: HTMLSelectElement) => {
    if (drawn.value !== '' && drawn.value !== textOf(value)) onChange(drawn.value);
    if (document.activeElement === drawn) onHold(true);
  });
  useLayoutEffect(() => {
    if (select.current) takeOver(select.current);
  }, []);
  return (
    <div className={boxClasses({ error, fixed: disabled })}>
      <select
        ref={select}
        id={id}
        name={field.name}
        defaultValue={textOf(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => onHold(false)}
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
