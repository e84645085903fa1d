import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import { useElementId } from './parts/element-ids.tsx';
import { requiredMark } from './required-mark.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly label: ReactNode;
  readonly name: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
};

export function Checkbox({ label, help, error, className, id: givenId, ...input }: CheckboxProps) {
  const ownId = useElementId();
  const id = givenId ?? ownId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('check', className)}>
      <span>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="check-box"
        />
      </span>
      <div>
        <label htmlFor={id} className={input.required ? requiredMark : undefined}>
          {label}
        </label>
        {help && (
          <span id={`${id}-help`} className="block text-ink-soft">
            {help}
          </span>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
