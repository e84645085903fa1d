import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';

type Framed = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly required?: boolean | undefined;
};

export const describedBy = (id: string, help: string | undefined, error: string | undefined): string | undefined =>
  [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

export const boxClasses = (error: string | undefined, disabled: boolean): string =>
  classNames(
    'mt-1.5 flex min-h-12 items-stretch rounded-field border outline-brand transition-colors has-[input:focus]:border-brand has-[input:focus]:outline-2',
    disabled ? 'bg-mist text-ink-soft' : 'bg-paper',
    error ? 'border-error' : disabled ? 'border-line' : 'border-field-line hover:border-ink-soft',
  );

export const bareInput = 'w-full min-w-0 grow rounded-field bg-transparent px-3 outline-none placeholder:text-ink-soft';

export const boxButton =
  'flex w-11 shrink-0 items-center justify-center rounded-field text-ink-soft hover:text-brand disabled:text-line';

type FieldFrameProps = {
  readonly id: string;
  readonly field: Framed;
  readonly error: string | undefined;
  readonly children: ReactNode;
};

/** Label and help above a field, its error below. */
export function FieldFrame({ id, field, error, children }: FieldFrameProps) {
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className="block font-medium">
        {field.label}
        {!field.required && <span className="font-normal text-ink-soft"> ({uiMessages.optional})</span>}
      </label>
      {field.help && (
        <p id={`${id}-help`} className="mt-0.5 text-small text-ink-soft">
          {field.help}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}
