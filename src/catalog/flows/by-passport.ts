import { passportChoice } from '#messages/quote.ts';
import { passportNumber } from './fields.ts';
import type { FlowChoice, FlowField } from './flow.ts';

/** Values of PassportType on the wire. */
export const passportTypes = { number: '1', passportOnly: '2' } as const;

/** Asks for a personal number or, for who has none, a passport. */
export function byNumberOrPassport(number: FlowField, numberLabel: string) {
  const when = (value: string) => ({ onlyWhen: { name: 'PassportType', value } }) as const;
  const choice: FlowChoice = {
    name: 'PassportType',
    label: passportChoice.label,
    options: [
      { value: passportTypes.number, label: numberLabel },
      { value: passportTypes.passportOnly, label: passportChoice.withPassport },
    ],
  };
  const fields: readonly FlowField[] = [
    { ...number, ...when(passportTypes.number) },
    { ...passportNumber, ...when(passportTypes.passportOnly) },
  ];
  return { choice, fields };
}
