import type { FocusEvent } from 'react';
import { otherId, otherName } from '#catalog/fields/field.ts';
import { formMessages } from '#messages/form.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { FieldLabel } from '../field-label.tsx';
import type { FieldProps } from '../field-props.ts';
import { describedBy, textOf } from '../input-attributes.ts';
import { OtherText } from './other-text.tsx';
import { RadioChoice } from './radio-choice.tsx';

const looks = {
  normal: 'grid justify-items-start gap-1',
  button: 'grid grid-cols-2 gap-2',
} as const;

export function RadioGroup(props: FieldProps<'radioGroup'>) {
  const { field, id, value, onChange, onBlur, error, disabled, focusRef, values, onOtherChange } = props;
  const fixed = field.readOnly === true;
  const choices = field.other ? [...field.choices, { id: otherId, name: formMessages.other }] : field.choices;
  const reached = choices.some((choice) => choice.id === value) ? value : choices[0]?.id;
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
  return (
    <div
      id={id}
      role="radiogroup"
      onBlur={leave}
      aria-labelledby={`${id}-label`}
      aria-disabled={disabled || undefined}
      aria-required={field.required || undefined}
      aria-readonly={fixed || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { help: field.help, error })}
    >
      <FieldLabel id={id} as="group" label={field.label} help={field.help} required={field.required} />
      <div
        className={classNames(
          'mt-1.5',
          looks[field.look],
          field.look === 'button' && choices.length === 3 && '@md:grid-cols-3',
        )}
      >
        {choices.map((choice) => (
          <RadioChoice
            key={choice.id}
            name={field.name}
            choice={choice}
            look={field.look}
            wrong={error !== undefined}
            disabled={disabled}
            checked={choice.id === value}
            onChoose={() => !fixed && onChange(choice.id)}
            focusRef={choice.id === reached ? focusRef : undefined}
          />
        ))}
      </div>
      {field.other && value === otherId && (
        <OtherText
          name={otherName(field.name)}
          label={formMessages.otherText(field.label)}
          text={textOf(values[otherName(field.name)])}
          disabled={disabled}
          readOnly={fixed}
          onChange={onOtherChange}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
