import type { RefObject } from 'react';
import { selectMessages } from '#messages/select.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { bareInput, boxClasses } from '../panel/field-frame.tsx';

type OtherTextProps = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The free text behind the "other" choice. */
export function OtherText({ id, name, text, onChange, error, disabled, readOnly, input }: OtherTextProps) {
  return (
    <div className="mt-3">
      <label htmlFor={`${id}-other`} className="block font-medium">
        {selectMessages.otherLabel}
      </label>
      <div className={boxClasses(error, disabled)}>
        <input
          ref={input}
          id={`${id}-other`}
          name={name}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          disabled={disabled}
          readOnly={readOnly}
          autoComplete="off"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-other-error` : undefined}
          className={bareInput}
        />
      </div>
      <FieldError id={`${id}-other-error`} error={error} />
    </div>
  );
}
