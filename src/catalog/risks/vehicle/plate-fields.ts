import { fieldTexts } from '#messages/quote.ts';
import { choiceTexts } from '#messages/vehicle-questions.ts';
import type { CheckboxSingle, Field, RadioGroup } from '../../fields/field.ts';
import { plate } from '../../flows/fields.ts';
import type { VehicleField } from './answers.ts';

/** '1' for the vehicle's own plate, '2' for a vehicle without one. */
export const greenCardType: RadioGroup & VehicleField = {
  kind: 'radioGroup',
  look: 'button',
  name: 'GreenCardType',
  label: choiceTexts.greenCardType.label,
  help: choiceTexts.greenCardType.help,
  required: true,
  preset: '1',
  choices: [
    { id: '1', name: choiceTexts.greenCardType.withPlate },
    { id: '2', name: choiceTexts.greenCardType.withoutPlate },
  ],
};

/** Ticked by the few whose vehicle is new. */
const withoutPlate: CheckboxSingle = {
  ...fieldTexts.withoutPlate,
  kind: 'checkboxSingle',
  name: 'WithoutPlate',
  isAnswer: true,
};

/** What is known of the plate a new vehicle will get. */
const plateProvince: Field = {
  ...choiceTexts.plateProvince,
  kind: 'textInput',
  name: 'PlateProvince',
  only: 'digits',
  rule: 'provinceCode',
  required: true,
  autoComplete: 'off',
  maxLength: 2,
  wide: true,
};

/** The plate, or in its place the province of a vehicle that has none yet. */
function plateOrProvince(field: string, when: { has: readonly string[]; lacks: readonly string[] }): readonly Field[] {
  return [
    { ...plate, when: { field, is: when.has } },
    { ...plateProvince, when: { field, is: when.lacks } },
  ];
}

export const greenCardPlateFields: readonly Field[] = [
  greenCardType,
  ...plateOrProvince(greenCardType.name, { has: ['1'], lacks: ['2'] }),
];

export const newVehiclePlateFields: readonly Field[] = [
  ...plateOrProvince(withoutPlate.name, { has: ['', 'false'], lacks: ['true'] }),
  withoutPlate,
];
