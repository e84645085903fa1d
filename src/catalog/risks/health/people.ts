import { healthPeopleTexts as words } from '#messages/health-questions.ts';
import type { Field, ListInputs } from '../../fields/field.ts';
import { familyList, type Relation } from '../people/answers.ts';
import { personFields } from '../people/fields.ts';
import { declarationFields, shownDeclaration } from './declaration.ts';

/** As many as insurers take in one policy. */
export const mostPeople = 8;

/** The customer and who belongs to them. */
const relations: readonly Relation[] = ['1', '2', '3', '4'];

function family(declaration: readonly Field[]): ListInputs & { readonly name: typeof familyList } {
  return {
    ...words.list,
    kind: 'listInputs',
    name: familyList,
    required: true,
    missing: 'peopleMissing',
    addLabel: words.add,
    rowLabel: words.row,
    maxRows: mostPeople,
    fields: [...personFields({ relations, passports: false }), ...declaration],
  };
}

/** Everybody the policy is to cover, with what they declare. */
export const insuredFamily = family(declarationFields);

/** The same as the screen asks it. */
export const shownFamily = family(shownDeclaration);
