import type { FormDefinition } from '../fields/field.ts';
import type { Quote } from '../lines/line.ts';
import type { PagePath } from '../pages/page.ts';
import type { LineVariant } from './variants.ts';

/** The quotation of one quote page, as data. */
export type Flow = LineVariant & {
  readonly path: PagePath;
  /** All steps, the first of which is asked by the form. */
  readonly steps: Quote['steps'];
  readonly form: FormDefinition;
};

/** Answers to the same questions are shared by all quotations under this name. */
export const quoteAnswers = 'quote';
