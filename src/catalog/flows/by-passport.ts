import { passportChoice } from '#messages/quote.ts';
import type { Field } from '../fields/field.ts';
import { passportNumber } from './fields.ts';

/** Values of PassportType on the wire. */
export const passportTypes = { number: '1', passportOnly: '2' } as const;

/** Asks for a personal number or, for who has none, a passport. */
export function byNumberOrPassport(number: Field, numberLabel: string): readonly Field[] {
  const when = (type: string) => ({ when: { field: 'PassportType', is: [type] } });
  return [
    {
      kind: 'radioGroup',
      name: 'PassportType',
      label: passportChoice.label,
      look: 'button',
      required: true,
      preset: passportTypes.number,
      choices: [
        { id: passportTypes.number, name: numberLabel },
        { id: passportTypes.passportOnly, name: passportChoice.withPassport },
      ],
    },
    { ...number, ...when(passportTypes.number) },
    { ...passportNumber, ...when(passportTypes.passportOnly) },
  ];
}
