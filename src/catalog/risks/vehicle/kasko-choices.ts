import { professions } from '#domain/vehicle-lists.ts';
import { choiceTexts as words } from '#messages/vehicle-questions.ts';
import type { InputNumber } from '../../fields/field.ts';
import type { VehicleField } from './answers.ts';

const dearestAccessory = 5_000_000;

const price = {
  kind: 'inputNumber',
  amount: true,
  min: 0,
  max: dearestAccessory,
} as const satisfies Partial<InputNumber>;

export const accessoryPrices: readonly VehicleField[] = [
  { ...price, ...words.radio, name: 'RadioPrice' },
  { ...price, ...words.navigation, name: 'NavigationPrice' },
  { ...price, ...words.steelWheels, name: 'SteelWheelsPrice' },
  { ...price, ...words.otherAccessory, name: 'OtherAccessoryPrice' },
];

export const lender: readonly VehicleField[] = [
  { ...words.lenderName, kind: 'textInput', name: 'LenderName', autoComplete: 'off', maxLength: 100 },
  { ...words.loanNumber, kind: 'textInput', name: 'LoanNumber', autoComplete: 'off', maxLength: 40 },
];

/** No answer is an answer here: a choice without an id is not sent. */
export const unasked = '';

export const profession: VehicleField = {
  kind: 'radioGroup',
  look: 'button',
  name: 'ProfessionCode',
  label: words.profession.label,
  help: words.profession.help,
  preset: unasked,
  choices: [
    ...professions.map(({ code, label }) => ({ id: code, name: label })),
    { id: unasked, name: words.profession.none },
  ],
};

export const lpg: VehicleField = { ...words.lpg, kind: 'switch', name: 'Lpg' };
