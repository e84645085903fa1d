import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import { useElementId } from './parts/element-ids.tsx';
import { requiredMark } from './required-mark.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  readonly label: string;
  readonly name: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
};

export function Switch({ label, help, error, id: givenId, ...input }: SwitchProps) {
  const ownId = useElementId();
  const id = givenId ?? ownId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="py-3">
      <div className="flex items-center justify-between gap-4">
        <div>
          <label htmlFor={id} className={classNames('font-medium', input.required && requiredMark)}>
            {label}
          </label>
          {help && (
            <p id={`${id}-help`} className="text-small text-ink-soft">
              {help}
            </p>
          )}
        </div>
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state.
          role="switch"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-field-line transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-paper before:transition-transform checked:bg-brand checked:before:translate-x-5 disabled:cursor-not-allowed disabled:bg-tint forced-colors:appearance-auto"
        />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
