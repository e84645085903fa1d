import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Field } from '../../fields/field.ts';
import { problemsOf, valuesOf } from '../../fields/problems.ts';
import { modelOf } from '../../fields/wire.ts';
import { passportTypes } from '../../flows/by-passport.ts';
import { lines } from '../../lines/index.ts';

type Model = Readonly<Record<string, unknown>>;

/** What query-info takes of a customer. A first step may ask for more, which is told later. */
const ofCustomer: ReadonlySet<string> = new Set([
  'PassportType',
  'NationalNumber',
  'PassportNumber',
  'Name',
  'Surname',
  'Birthdate',
  'Gender',
  'Nationality',
  'CityCode',
  'Phone',
]);

function questionsOf(line: LineKey): readonly Field[] {
  const { quote } = lines[line];
  return quote === 'addOn' ? [] : quote.identity.filter(({ name }) => ofCustomer.has(name));
}

/** Who does not say by what they are known has a number. */
const valuesIn = (fields: readonly Field[], sent: Model) =>
  valuesOf(fields, { ...sent, PassportType: sent.PassportType ?? passportTypes.number });

/** Everything wrong with a customer as the first step of a line asks for them, in its sentences. */
export function firstStepProblems(line: LineKey, sent: Model, today: Day): readonly string[] {
  const fields = questionsOf(line);
  const problems = problemsOf(fields, valuesIn(fields, sent), today).map(({ message }) => message);
  return [...new Set(problems)];
}

/** Of what was sent only what the first step of a line asks of such a customer: the rest is for registers to tell. */
export function askedInFirstStep<Sent extends Model>(line: LineKey, sent: Sent): Partial<Sent> {
  const fields = questionsOf(line);
  const asked = modelOf(fields, valuesIn(fields, sent));
  return Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(asked, name))) as Partial<Sent>;
}
