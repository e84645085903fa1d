import type { LineKey } from '#domain/lines.ts';
import type { Field, FormDefinition } from '../fields/field.ts';
import type { PagePath } from '../pages/page.ts';

/** The quotation of one quote page, as data. */
export type Flow = {
  readonly path: PagePath;
  readonly line: LineKey;
  readonly secondHand?: true;
  /** Names of all steps, the first of which is asked by the form. */
  readonly steps: readonly [string, ...string[]];
  readonly form: FormDefinition;
};

type FlowRow = Omit<Flow, 'form'> & { readonly fields: readonly Field[] };

/** Answers to the same questions are shared by all quotations under this name. */
export const quoteAnswers = 'quote';

export function flow({ fields, ...row }: FlowRow): Flow {
  const id = [row.path, row.line, ...(row.secondHand ? ['second-hand'] : [])].join(':');
  return { ...row, form: { id, steps: [{ key: 'first', title: row.steps[0], fields }] } };
}
