import type { FactRow } from '#catalog/fields/fact-rows.ts';
import { type FormValues, isShown } from '#catalog/fields/values.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { formatDay, readDay } from '#domain/dates.ts';
import { capitaliseName } from '#domain/turkish-text.ts';
import { hideNumber } from '../ui/hide-number.ts';
import type { QuoteModel } from './kept-model.ts';
import type { Quotation } from './quotation.ts';
import { riskFlowOf } from './risks/index.ts';

/** Who, what and when of a quotation, as far as it is known; empty where it is not. */
export type KnownSoFar = {
  readonly who: string;
  readonly insured: readonly FactRow[];
  readonly start: string;
};

type Sources = {
  readonly flow: Flow;
  /** The first step as it stands in its fields. */
  readonly values: FormValues;
  /** The first step as it was sent. */
  readonly model: QuoteModel | undefined;
  readonly quotation: Quotation | undefined;
  /** The questions as they stand in their fields. */
  readonly answers: FormValues | undefined;
};

/** What is asked of whom is first read from the step that is open, then from what was sent and found. */
export function knownSoFar({ flow, values, model, quotation, answers }: Sources): KnownSoFar {
  const asked = new Set(
    fieldsOf(flow.form)
      .filter((field) => isShown(field, values))
      .map(({ name }) => name),
  );
  const typed = (name: string) => (asked.has(name) ? String(values[name] ?? '') : '');
  const number =
    String(model?.NationalNumber ?? model?.PassportNumber ?? '') || typed('NationalNumber') || typed('PassportNumber');
  const customer = quotation?.Customer;
  const name = customer ? capitaliseName(`${customer.Name} ${customer.Surname}`.trim()) : '';
  const chosen = answers?.PolicyStart ?? quotation?.Answers?.PolicyStart ?? model?.PolicyStart;
  const start = readDay(String(chosen ?? '') || typed('PolicyStart'));
  return {
    // The name first, which the server knows too: what it draws is not called otherwise a moment later.
    who: name || hideNumber(number),
    insured: riskFlowOf(flow.line).insuredRows({ typed, model, quotation, answers }),
    start: start ? formatDay(start) : '',
  };
}
