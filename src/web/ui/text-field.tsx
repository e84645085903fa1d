import type { ComponentProps, ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import { useElementId } from './parts/element-ids.tsx';
import { requiredMark } from './required-mark.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'prefix'> & {
  readonly label: string;
  readonly name: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** Stands before what is typed, such as +90. */
  readonly prefix?: string | undefined;
  /** A control or a sign at the end of the field. */
  readonly trailing?: ReactNode;
  readonly className?: string | undefined;
};

export function TextField({
  label,
  help,
  error,
  optional = false,
  prefix,
  trailing,
  className,
  id: givenId,
  ...input
}: TextFieldProps) {
  const ownId = useElementId();
  const id = givenId ?? ownId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className={classNames('field-label', input.required && requiredMark)}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({uiMessages.optional})</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className="mt-0.5 text-small text-ink-soft">
          {help}
        </p>
      )}
      <div
        className={classNames(
          'field-box',
          (input.disabled || input.readOnly) && 'field-box-fixed',
          error && 'field-box-wrong',
        )}
      >
        {prefix && (
          <span className="flex items-center border-line border-r px-3 text-ink-soft tabular-nums">{prefix}</span>
        )}
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="field-input"
        />
        {trailing}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
