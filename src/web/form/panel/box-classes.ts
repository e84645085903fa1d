import { classNames } from '../../ui/class-names.ts';

type BoxState = { readonly error: string | undefined; readonly fixed: boolean };

/** The box of a field that is more than one input; it looks as a text field does. */
export const boxClasses = ({ error, fixed }: BoxState): string =>
  classNames('field-box', fixed && 'field-box-fixed', error && 'field-box-wrong');

/** A control at the end of a field's box. */
export const boxButton =
  'flex w-11 shrink-0 items-center justify-center rounded-field text-ink-soft hover:not-disabled:text-brand';
