import { customerFactTexts as words } from '#messages/customer-questions.ts';
import type { Field } from '../fields/field.ts';
import type { CommonAnswers } from './answers.ts';

export type CustomerField = Field & { readonly name: keyof CommonAnswers };

type CustomerQuestions = {
  /** A person. */
  readonly facts: readonly CustomerField[];
  /** A company's title stands in place of name and surname. */
  readonly title: CustomerField;
  readonly place: readonly CustomerField[];
};

const typed = { kind: 'textInput', autoComplete: 'off', maxLength: 100 } as const;
const picked = { kind: 'selectBox' } as const;

/** Who is insured. Why the province matters is told by what is insured. */
export function customerQuestions(whyProvince: string): CustomerQuestions {
  const place: readonly CustomerField[] = [
    {
      ...picked,
      ...words.city,
      help: whyProvince,
      name: 'CityCode',
      source: { list: 'cities' },
      required: true,
      autoComplete: 'address-level1',
    },
    {
      ...picked,
      ...words.town,
      name: 'TownCode',
      source: { list: 'districts', by: ['CityCode'] },
      required: false,
      autoComplete: 'address-level2',
    },
  ];
  return {
    title: { ...typed, ...words.title, name: 'Name', required: true, autoComplete: 'organization', wide: true },
    place,
    facts: [
      { ...typed, ...words.name, name: 'Name', required: true, missing: 'nameMissing', autoComplete: 'given-name' },
      { ...typed, ...words.surname, name: 'Surname', autoComplete: 'family-name' },
      ...place,
    ],
  };
}
