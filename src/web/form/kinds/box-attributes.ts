import type { ChangeEvent, FocusEventHandler } from 'react';
import type { FieldProps } from '../field-props.ts';
import { refOf } from '../input-attributes.ts';

/** What checkbox and switch have in common. A read-only one can be reached and read, and does not move. */
export function boxAttributes(props: FieldProps<'switch'> | FieldProps<'checkboxSingle'>) {
  const { field, id, value, onChange, onBlur, error, disabled, focusRef } = props;
  const fixed = field.readOnly === true;
  const leave: FocusEventHandler = () => onBlur();
  return {
    id,
    error,
    disabled,
    name: field.name,
    help: field.help,
    required: field.required === true,
    value: 'true',
    checked: value === true,
    ref: refOf<HTMLInputElement>(focusRef),
    'aria-readonly': fixed || undefined,
    onBlur: leave,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!fixed) onChange(event.currentTarget.checked);
    },
  };
}
