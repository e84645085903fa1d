import { personTexts as words } from '#messages/people-questions.ts';
import type { Condition } from '../../fields/condition.ts';
import type { Field } from '../../fields/field.ts';
import { passportTypes } from '../../flows/by-passport.ts';
import { passportFacts } from './fields.ts';

/** What customers tell of themselves whom no register need know, under the names of query-info. */
export const toldCustomer: readonly Field[] = [
  ...passportFacts,
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
