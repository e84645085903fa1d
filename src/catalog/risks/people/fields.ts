import { personTexts as words } from '#messages/people-questions.ts';
import type { Condition } from '../../fields/condition.ts';
import type { Field } from '../../fields/field.ts';
import { birthdate, nationalNumber } from '../../flows/fields.ts';
import { personRow } from './answers.ts';

export type RelationCode = (typeof personRow.Relation)[number];

const self: RelationCode = '1';

/** Nothing is asked again of the customer. */
const isAnother: Condition = { field: 'Relation', is: personRow.Relation.filter((code) => code !== self) };

/** Set in the rows of whom the register wants to know it. */
const asksBirthdate: Condition = { field: 'AsksBirthdate', is: ['true'] };

/** What is asked of one insured person. */
export function personFields({
  relations,
}: {
  readonly relations: readonly RelationCode[];
  readonly passports: boolean;
}): readonly Field[] {
  return [
    {
      kind: 'selectBox',
      name: 'Relation',
      label: words.relation.label,
      help: words.relation.help,
      required: true,
      autoComplete: 'off',
      source: { choices: relations.map((id) => ({ id, name: words.relation.names[id] })) },
    },
    { ...nationalNumber, ...words.nationalNumber, autoComplete: 'off', when: isAnother },
    { ...birthdate, ...words.birthdate, autoComplete: 'off', when: asksBirthdate },
  ];
}
