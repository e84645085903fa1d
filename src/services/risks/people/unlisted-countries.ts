import { takesCountry } from '#catalog/countries.ts';
import { familyList, type PersonRow } from '#catalog/risks/people/answers.ts';
import type { LineKey } from '#domain/lines.ts';
import { fieldNames } from '#messages/field-names.ts';
import { ofPerson } from '#messages/people-questions.ts';
import { validationMessages } from '#messages/validation.ts';
import type { QuotationPorts } from '../../quotation/ports.ts';

type Named = { readonly code: string; readonly problem: string };

const unlisted = {
  destination: validationMessages.notListed(fieldNames.Countries),
  nationality: validationMessages.notListed(fieldNames.Nationality),
} as const;

/** Every country that judged answers of any kind of risk name, with what is said where there is none. */
function countriesIn(answers: object): readonly Named[] {
  const destinations: readonly string[] =
    'Countries' in answers && Array.isArray(answers.Countries) ? answers.Countries : [];
  const rows: readonly PersonRow[] = familyList in answers && Array.isArray(answers.fam) ? answers.fam : [];
  return [
    ...destinations.map((code) => ({ code, problem: unlisted.destination })),
    ...rows.flatMap(({ Nationality: code }, index) =>
      code === undefined ? [] : [{ code, problem: ofPerson(index + 1, unlisted.nationality) }],
    ),
  ];
}

type Ports = Pick<QuotationPorts, 'lists'>;

async function problemsOf({ lists }: Ports, line: LineKey, named: readonly Named[]): Promise<readonly string[]> {
  if (named.length === 0) return [];
  const known = new Set((await lists.countries()).map(({ code }) => code));
  const wrong = named.filter(({ code }) => !known.has(code) || !takesCountry(line, code));
  return [...new Set(wrong.map(({ problem }) => problem))];
}

/** What is wrong with the countries of judged answers: two letters are not yet a country. */
export function unlistedCountries(ports: Ports, line: LineKey, answers: object): Promise<readonly string[]> {
  return problemsOf(ports, line, countriesIn(answers));
}

/** The same of what a customer tells of themselves. */
export function unlistedNationality(ports: Ports, line: LineKey, code: string | undefined): Promise<readonly string[]> {
  return problemsOf(ports, line, code === undefined ? [] : [{ code, problem: unlisted.nationality }]);
}
