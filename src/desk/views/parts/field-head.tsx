import { classNames } from '#web/ui/class-names.ts';
import { requiredMark } from '#web/ui/required-mark.ts';

export type LabelledField = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly required: boolean;
};

export function describedBy({ id, help, error }: Pick<LabelledField, 'error' | 'help' | 'id'>): string | undefined {
  return [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export function FieldHead({ id, label, help, required }: Pick<LabelledField, 'help' | 'id' | 'label' | 'required'>) {
  return (
    <>
      <label htmlFor={id} className={classNames('field-label', required && requiredMark)}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="mt-0.5 text-ink-soft text-small">
          {help}
        </p>
      )}
    </>
  );
}
