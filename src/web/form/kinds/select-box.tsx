import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { otherId, otherName } from '#catalog/fields/field.ts';
import { formMessages } from '#messages/form.ts';
import { selectMessages } from '#messages/select.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FieldLabel } from '../field-label.tsx';
import type { FieldProps } from '../field-props.ts';
import { textOf } from '../input-attributes.ts';
import { useLeave } from '../panel/use-leave.ts';
import { NativeSelect } from '../select/native-select.tsx';
import { SelectControl } from '../select/select-control.tsx';
import { useSelect } from '../select/use-select.ts';

export function SelectBox(props: FieldProps<'selectBox'>) {
  const { field, id, error, disabled, values, onBlur, onOtherChange, focusRef } = props;
  const select = useSelect(props);
  const hydrated = useHydrated();
  const [isHeld, setHeld] = useState(false);
  const whole = useLeave<HTMLDivElement>(() => {
    select.settle();
    onBlur();
  });
  const input = useRef<HTMLInputElement>(null);
  const otherInput = useRef<HTMLInputElement>(null);
  const isOther = field.other === true && select.ids.includes(otherId);
  /** Behind "other" it is the text that is missing. */
  const ownError = isOther ? undefined : error;
  useImperativeHandle(focusRef, () => (isOther ? otherInput.current : input.current) as HTMLElement);

  return (
    <div ref={whole}>
      <FieldLabel id={id} label={field.label} help={field.help} required={field.required} />
      {(hydrated && !isHeld) || field.multiple || select.options.length === 0 ? (
        <SelectControl field={field} id={id} error={ownError} disabled={disabled} select={select} input={input} />
      ) : (
        <NativeSelect {...props} error={ownError} choices={select.results} onHold={setHeld} />
      )}
      <FieldError id={`${id}-error`} error={ownError} />
      {select.retry && !disabled && <RetryList label={field.label} retry={select.retry} input={input} />}
      {isOther && (
        <TextField
          ref={otherInput}
          className="mt-3"
          id={`${id}-other`}
          name={otherName(field.name)}
          label={formMessages.otherText(field.label)}
          value={textOf(values[otherName(field.name)])}
          onChange={({ currentTarget }) => onOtherChange(currentTarget.value)}
          error={error}
          required
          disabled={disabled}
          readOnly={field.readOnly}
          autoComplete="off"
        />
      )}
    </div>
  );
}

type RetryListProps = {
  readonly label: string;
  readonly retry: () => void;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The way to a list that came empty. It goes with the list that comes, so the focus goes to the field. */
function RetryList({ label, retry, input }: RetryListProps) {
  const ask = () => {
    input.current?.focus();
    retry();
  };
  return (
    <Button variant="link" aria-label={selectMessages.retryOf(label)} onClick={ask}>
      {selectMessages.retry}
    </Button>
  );
}
