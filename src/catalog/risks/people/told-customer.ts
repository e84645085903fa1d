import type { RuleMessage } from '#domain/rules/rule.ts';
import { personTexts as words } from '#messages/people-questions.ts';
import type { Condition } from '../../fields/condition.ts';
import type { Field } from '../../fields/field.ts';
import { passportTypes } from '../../flows/by-passport.ts';
import { passportFacts } from './fields.ts';

/** Of their own names customers are asked in the words of the specification. */
const ownNames: Readonly<Record<string, RuleMessage>> = { Name: 'nameMissing', Surname: 'surnameMissing' };

function ofOneself(field: Field): Field {
  const missing = ownNames[field.name];
  return missing ? { ...field, missing } : field;
}

/** What customers tell of themselves whom no register need know, under the names of query-info. */
export const toldCustomer: readonly Field[] = [
  ...passportFacts.map(ofOneself),
  {
    ...words.city,
    kind: 'selectBox',
    name: 'CityCode',
    source: { list: 'cities' },
    required: true,
    autoComplete: 'address-level1',
  },
];

const byPassport: Condition = { field: 'PassportType', is: [passportTypes.passportOnly] };

/** The same, asked only of who has nothing but a passport. */
export const toldWithPassport: readonly Field[] = toldCustomer.map((field) => ({ ...field, when: byPassport }));
