import { classNames } from '../../ui/class-names.ts';

type BoxState = { readonly error: string | undefined; readonly fixed: boolean };

/** The box of a field that is more than one input; it looks as a text field does. */
export const boxClasses = ({ error, fixed }: BoxState): string =>
  classNames(
    'mt-1.5 flex min-h-12 items-stretch rounded-field border outline-brand transition-colors has-[input:focus]:border-brand has-[input:focus]:outline-2',
    error ? 'border-error' : 'border-field-line',
    fixed ? 'bg-mist' : 'bg-paper',
    !error && !fixed && 'hover:border-ink-soft',
  );

/** A control at the end of a field's box. */
export const boxButton =
  'flex w-11 shrink-0 items-center justify-center rounded-field text-ink-soft hover:not-disabled:text-brand';
