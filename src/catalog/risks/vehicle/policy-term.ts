import { inForceOrLatest } from '#domain/tariffs/dated.ts';
import { dealerTermRows } from '#domain/tariffs/dealer-terms.ts';
import { frontierTermRows } from '#domain/tariffs/frontier-terms.ts';
import { shortPeriodRows } from '#domain/tariffs/short-period.ts';
import { termName, choiceTexts as words } from '#messages/vehicle-questions.ts';
import type { Choice } from '../../fields/field.ts';
import type { VehicleField } from './answers.ts';

const yearDays = 365;

function term(texts: { readonly label: string; readonly help: string }, choices: readonly Choice[]): VehicleField {
  return { ...texts, kind: 'radioGroup', look: 'button', name: 'TermDays', required: true, choices };
}

const byDays = (days: readonly number[]): readonly Choice[] =>
  days.map((count) => ({ id: String(count), name: termName(count) }));

const dealerDays = inForceOrLatest(dealerTermRows, undefined).value;
const shortPeriods = inForceOrLatest(shortPeriodRows, undefined).value;
const frontierTerms = inForceOrLatest(frontierTermRows, undefined).value;

/** How long a policy lasts, for lines that are sold by days. */
export const dealerTerm = term(words.dealerTerm, byDays(dealerDays));
export const greenCardTerm = term(
  words.greenCardTerm,
  byDays([...shortPeriods.map(({ longestDays }) => longestDays), yearDays]),
);
export const frontierTerm = term(
  words.frontierTerm,
  frontierTerms.map(({ days, label }) => ({ id: String(days), name: label })),
);
