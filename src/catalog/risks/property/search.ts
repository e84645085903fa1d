import { addressSearchTexts as words } from '#messages/property-step.ts';
import type { Choice, Field, FormDefinition, TextInput } from '../../fields/field.ts';

type Model = Readonly<Record<string, unknown>>;

/** Ways to an address, the shortest first. */
export const addressWays = {
  registered: 'registered',
  code: 'code',
  oldPolicy: 'oldPolicy',
  byHand: 'byHand',
} as const;

const typed = { kind: 'textInput', required: true, autoComplete: 'off', wide: true } as const;

/** The code of an address in the national address database. */
export const addressCode: TextInput = {
  ...typed,
  ...words.code,
  name: 'UAVTNumber',
  only: 'digits',
  rule: 'uavt',
  maxLength: 10,
  drawing: 'addressCode',
};

/** The number of an earthquake policy, as it is written there. */
export const oldPolicyNumber: TextInput = {
  ...typed,
  ...words.oldPolicy,
  name: 'OldPolicyNo',
  maxLength: 40,
  drawing: 'policy',
};

const when = (way: string) => ({ when: { field: 'SearchBy', is: [way] } });

const ways: readonly Choice[] = [
  { id: addressWays.registered, name: words.registered },
  { id: addressWays.code, name: words.byCode },
  { id: addressWays.oldPolicy, name: words.byOldPolicy },
  { id: addressWays.byHand, name: words.byHand },
];

/** No person is registered at a company's address, so it has the other ways. */
function searchFields(isCompany: boolean): readonly Field[] {
  const open = isCompany ? ways.filter(({ id }) => id !== addressWays.registered) : ways;
  return [
    {
      kind: 'radioGroup',
      look: 'normal',
      name: 'SearchBy',
      label: words.title,
      help: words.help,
      required: true,
      preset: isCompany ? addressWays.code : addressWays.registered,
      choices: open,
    },
    { ...addressCode, ...when(addressWays.code) },
    { ...oldPolicyNumber, ...when(addressWays.oldPolicy) },
  ];
}

/** By what the registers are asked for an address. Who chooses it step by step ends at an address code. */
export function addressSearchForm(isCompany: boolean): FormDefinition {
  return {
    id: isCompany ? 'company-address-search' : 'address-search',
    steps: [{ key: 'search', title: words.title, fields: searchFields(isCompany) }],
  };
}

/** What is sent of a filled search. */
export function identifiersOf({ SearchBy, UAVTNumber, OldPolicyNo }: Model): Model {
  if (SearchBy === addressWays.registered) return { RegisteredAddress: true };
  return SearchBy === addressWays.oldPolicy ? { OldPolicyNo } : { UAVTNumber };
}
