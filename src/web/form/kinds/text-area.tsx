import { formMessages } from '#messages/form.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { FieldLabel } from '../field-label.tsx';
import type { FieldProps } from '../field-props.ts';
import { describedBy, inputAttributes, refOf, textOf } from '../input-attributes.ts';

export function TextArea(props: FieldProps<'textArea'>) {
  const { field, value, onChange, focusRef } = props;
  const { id, error, label, help, required, enterKeyHint: _enter, ...attributes } = inputAttributes(props);
  const text = textOf(value);
  return (
    <div>
      <FieldLabel id={id} label={label} help={help} required={required} />
      <textarea
        {...attributes}
        ref={refOf<HTMLTextAreaElement>(focusRef)}
        id={id}
        required={required}
        rows={4}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, count: true, error })}
        className={classNames(
          'mt-1.5 block min-h-28 w-full resize-y rounded-field border px-3 py-2.5 outline-brand transition-colors placeholder:text-ink-soft focus:border-brand focus:outline-2 disabled:text-ink-soft',
          error ? 'border-error' : 'border-field-line',
          attributes.disabled || attributes.readOnly ? 'bg-mist' : 'bg-paper hover:border-ink-soft',
        )}
      />
      <p id={`${id}-count`} className="mt-1 text-right text-ink-soft text-small tabular-nums">
        {formMessages.counter(text.length, field.maxLength)}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
