import { type ComponentProps, type ReactNode, useId } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
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
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className={classNames('block font-medium', input.required && requiredMark)}>
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
          'mt-1.5 flex min-h-12 items-stretch rounded-field border outline-brand transition-colors has-[input:focus]:border-brand has-[input:focus]:outline-2',
          error ? 'border-error' : 'border-field-line',
          input.disabled || input.readOnly ? 'bg-mist' : 'bg-paper',
          !error && !input.disabled && 'hover:border-ink-soft',
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
          className="w-full min-w-0 grow rounded-field px-3 outline-none placeholder:text-ink-soft disabled:text-ink-soft"
        />
        {trailing}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
