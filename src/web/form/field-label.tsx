import { classNames } from '../ui/class-names.ts';
import { requiredMark } from '../ui/required-mark.ts';

type FieldLabelProps = {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly required?: boolean | undefined;
  /** One control has a label, a fieldset a legend; any other group is named by its id with '-label'. */
  readonly as?: 'label' | 'legend' | 'group';
};

/** The question, and below it in one line why it is asked. */
export function FieldLabel({ id, label, help, required = false, as = 'label' }: FieldLabelProps) {
  const className = classNames('field-label', required && requiredMark);
  return (
    <>
      {as === 'label' && (
        <label htmlFor={id} className={className}>
          {label}
        </label>
      )}
      {as === 'legend' && <legend className={className}>{label}</legend>}
      {as === 'group' && (
        <p id={`${id}-label`} className={className}>
          {label}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-0.5 text-small text-ink-soft">
          {help}
        </p>
      )}
    </>
  );
}
