import { classNames } from '../ui/class-names.ts';
import { requiredMark } from '../ui/required-mark.ts';

type FieldLabelProps = {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly required?: boolean | undefined;
  /** A legend names a group; a label names one control. */
  readonly as?: 'label' | 'legend';
};

/** The question, and below it in one line why it is asked. */
export function FieldLabel({ id, label, help, required = false, as = 'label' }: FieldLabelProps) {
  const className = classNames('block font-medium', required && requiredMark);
  return (
    <>
      {as === 'legend' ? (
        <legend className={className}>{label}</legend>
      ) : (
        <label htmlFor={id} className={className}>
          {label}
        </label>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-0.5 text-small text-ink-soft">
          {help}
        </p>
      )}
    </>
  );
}
