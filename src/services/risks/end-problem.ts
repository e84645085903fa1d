import { lines } from '#catalog/lines/index.ts';
import type { CommonAnswers } from '#catalog/risks/answers.ts';
import { formatDay } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { policyEnd } from '#domain/quote/terms.ts';
import { endDiffers } from '#messages/quotation.ts';
import { chosenTerm, type TermAnswers } from './common-answers.ts';

/** Who tells when a policy ends tells the day that follows from its start, as far as its term is chosen. */
export function endProblem(
  line: LineKey,
  answers: TermAnswers & Pick<CommonAnswers, 'PolicyStart'>,
): string | undefined {
  const { PolicyStart: start, PolicyEnd, TermDays, TermYears } = answers;
  const { term } = lines[line];
  const isOpen =
    (term === 'chosenYears' && TermYears === undefined) || (term === 'chosenDays' && TermDays === undefined);
  if (isOpen || start === undefined || PolicyEnd === undefined) return undefined;
  const end = policyEnd({ term, start, ...chosenTerm(answers) });
  return PolicyEnd === end ? undefined : endDiffers(formatDay(end));
}
