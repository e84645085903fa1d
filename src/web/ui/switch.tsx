import { type ComponentProps, useId } from 'react';

export type SwitchProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className'> & {
  readonly label: string;
  readonly name: string;
  readonly help?: string | undefined;
};

export function Switch({ label, help, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 py-3">
      <div>
        <label htmlFor={id} className="font-medium">
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
        aria-describedby={help ? `${id}-help` : undefined}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-field-line transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-paper before:transition-transform checked:bg-brand checked:before:translate-x-5 disabled:cursor-not-allowed disabled:bg-tint forced-colors:appearance-auto"
      />
    </div>
  );
}
