import type { CommonAnswers } from '#catalog/risks/answers.ts';
import type { Person } from '#ports/insurer.ts';

/** Judged answers hold it; that it is missing here is our own mistake. */
export function told<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`Judged answers lack ${name}`);
  return value;
}

/** Only what is there: an answer that is missing or empty covers nothing. */
export function withoutGaps<Whole extends object>(whole: Whole): Whole {
  const filled = Object.entries(whole).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as Whole;
}

/** Where the customer lives now; a district of another province goes with it. */
export function movedPlace(
  { CityCode, TownCode }: Pick<CommonAnswers, 'CityCode' | 'TownCode'>,
  known: number,
): Pick<CommonAnswers, 'CityCode' | 'TownCode'> {
  return CityCode === undefined || CityCode === known ? {} : { CityCode, TownCode };
}

/** What the registers told of the customer, as answers. */
export function ownerAnswers({ name, surname, provinceCode, districtCode }: Person): CommonAnswers {
  return { Name: name, Surname: surname, CityCode: provinceCode, TownCode: districtCode };
}

/** The customer as merged answers describe them. */
export function insuredPerson(owner: Person, answers: CommonAnswers): Person {
  return {
    ...owner,
    name: told('Name', answers.Name),
    surname: answers.Surname ?? '',
    provinceCode: told('CityCode', answers.CityCode),
    districtCode: answers.TownCode,
  };
}

export type TermAnswers = Pick<CommonAnswers, 'TermDays' | 'PolicyEnd'> & { readonly TermYears?: string | undefined };

/** How long a policy is wanted, as far as it is chosen. */
export function chosenTerm({ TermDays, TermYears, PolicyEnd }: TermAnswers) {
  return {
    termDays: TermDays,
    termYears: TermYears === undefined ? undefined : Number(TermYears),
    chosenEnd: PolicyEnd,
  };
}
