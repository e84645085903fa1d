import type { Field } from '#catalog/fields/field.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { keepValues, readKept } from '../../../form/kept-values.ts';

/** The name under which the answers of a quotation are kept in this tab. */
export const answersName = (headerGuid: string) => `thing:${headerGuid}`;

type Sources = {
  readonly headerGuid: string;
  /** What stood in the questions a moment ago. */
  readonly seen: FormValues | undefined;
  /** What the server knows, or what holds for most. */
  readonly start: FormValues;
};

/** What the questions begin with: what was last seen on this page or kept in this tab, else what the server knows. */
export function givenAnswers(fields: readonly Field[], { headerGuid, seen, start }: Sources): FormValues {
  return { ...start, ...seen, ...readKept(answersName(headerGuid), fields) };
}

/** The answers of one quotation go on in another of the same customer. */
export function carryAnswers(fields: readonly Field[], from: string | undefined, to: string): void {
  if (from === undefined || from === to) return;
  const kept = readKept(answersName(from), fields);
  if (Object.keys(kept).length > 0) keepValues(answersName(to), fields, kept);
}
