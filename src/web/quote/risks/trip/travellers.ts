import { problemsOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { modelOf } from '#catalog/fields/wire.ts';
import { familyList } from '#catalog/risks/people/answers.ts';
import { travellers } from '#catalog/risks/trip/travellers.ts';
import type { Day } from '#domain/dates.ts';
import { readKept } from '../../../form/kept-values.ts';
import type { QuoteModel } from '../../kept-model.ts';
import type { QuotationOf } from '../../quotation.ts';
import { answersName, givenAnswers } from '../people/kept-answers.ts';
import { startAnswers } from './start-answers.ts';

const fields = [travellers];

type Asked = {
  readonly quotation: QuotationOf<'trip'>;
  readonly seen: FormValues | undefined;
  readonly today: Day;
};

/** What the step about the travellers begins with. */
export function givenTravellers({ quotation, seen, today }: Asked): FormValues {
  const sources = { headerGuid: quotation.HeaderGuid, start: startAnswers(fields, quotation, today) };
  const told = seen?.[familyList];
  return givenAnswers(fields, { ...sources, seen: told === undefined ? undefined : { [familyList]: told } });
}

/**
 * The travellers as they are sent. Undefined where they were not told on this device, or not whole; who has a passport
 * only travels alone until they say otherwise.
 */
export function toldTravellers(asked: Asked): QuoteModel | undefined {
  const { quotation, seen, today } = asked;
  const kept = readKept(answersName(quotation.HeaderGuid), fields);
  const isTold = [kept, seen, quotation.Answers].some((from) => from?.[familyList] !== undefined);
  if (!isTold && quotation.IdentityKind !== 'passport') return undefined;
  const given = givenTravellers(asked);
  return problemsOf(fields, given, today).length === 0 ? modelOf(fields, given) : undefined;
}

/** How many travel. */
export function travellerCount(told: QuoteModel): number {
  const rows = told[familyList];
  return Array.isArray(rows) ? rows.length : 0;
}
