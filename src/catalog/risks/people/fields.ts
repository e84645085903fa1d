import { genderNames, relationNames, personTexts as words } from '#messages/people-questions.ts';
import type { Condition } from '../../fields/condition.ts';
import type { Choice, Field } from '../../fields/field.ts';
import { passportTypes } from '../../flows/by-passport.ts';
import { birthdate, nationalNumber, passportNumber } from '../../flows/fields.ts';
import type { PersonRow, Relation } from './answers.ts';

/** The customer among the insured: nothing is asked again. */
export const self = '1' satisfies Relation;

/**
 * Set in a row of the screen once the register wants the birth date of that person. It is no question: it is never sent,
 * and no answer is read from it.
 */
export const birthdateFlag = 'AsksBirthdate';

type PersonField = Field & { readonly name: keyof PersonRow };

const half = { required: true, wide: false } as const;
const typed = { ...half, kind: 'textInput', autoComplete: 'off', rule: 'latinName', maxLength: 100 } as const;

export const genders: readonly Choice[] = [
  { id: 'E', name: genderNames.E },
  { id: 'K', name: genderNames.K },
];

/** What a passport tells of a person, whom no register knows by it. Also asked of customers who have nothing else. */
export const passportFacts: readonly PersonField[] = [
  { ...typed, ...words.name, name: 'Name' },
  { ...typed, ...words.surname, name: 'Surname' },
  { ...birthdate, ...words.birthdate, ...half, autoComplete: 'off' },
  { ...half, ...words.gender, kind: 'radioGroup', look: 'button', name: 'Gender', choices: genders },
  {
    ...half,
    ...words.nationality,
    kind: 'selectBox',
    name: 'Nationality',
    source: { list: 'nationalities' },
    autoComplete: 'country',
  },
];

type PersonOptions = {
  /** Whom the line takes, as the customer calls them. */
  readonly relations: readonly Relation[];
  /** Whether somebody may be known by a passport. */
  readonly passports: boolean;
};

/** What is asked of one insured person. */
export function personFields({ relations, passports }: PersonOptions): readonly PersonField[] {
  const isOther: Condition = { field: 'Relation', is: relations.filter((relation) => relation !== self) };
  const by = (type: string): Condition =>
    passports ? { all: [isOther, { field: 'PassportType', is: [type] }] } : isOther;
  const byNumber = by(passportTypes.number);
  const byPassport = by(passportTypes.passportOnly);
  const whereWanted: Condition = { all: [byNumber, { field: birthdateFlag, is: ['true'] }] };
  const relation: PersonField = {
    ...half,
    ...words.relation,
    kind: 'selectBox',
    name: 'Relation',
    source: { choices: relations.map((id) => ({ id, name: relationNames[id] })) },
    autoComplete: 'off',
  };
  const identity: PersonField = {
    ...half,
    kind: 'radioGroup',
    look: 'button',
    name: 'PassportType',
    label: words.identity.label,
    preset: passportTypes.number,
    choices: [
      { id: passportTypes.number, name: words.identity.number },
      { id: passportTypes.passportOnly, name: words.identity.passport },
    ],
    when: isOther,
  };
  const number: PersonField = { ...nationalNumber, ...words.number, when: byNumber };
  const passport: PersonField = { ...passportNumber, ...words.passportNumber, ...half, when: byPassport };
  return [
    relation,
    ...(passports ? [identity] : []),
    number,
    ...(passports ? [passport] : []),
    ...passportFacts.flatMap((field): readonly PersonField[] => {
      if (field.name === 'Birthdate')
        return [{ ...field, when: passports ? { any: [byPassport, whereWanted] } : whereWanted }];
      return passports ? [{ ...field, when: byPassport }] : [];
    }),
  ];
}
