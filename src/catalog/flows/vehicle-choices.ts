import { immLimits } from '#domain/tariffs/imm-limits.ts';
import { roundLira, choiceTexts as words } from '#messages/vehicle-questions.ts';
import type { Field } from '../fields/field.ts';
import { accessoryPrices, lender, lpg, profession, unasked } from './kasko-choices.ts';
import { greenCardType } from './plate-fields.ts';
import { startLimits } from './policy-start.ts';
import { dealerTerm, frontierTerm, greenCardTerm } from './policy-term.ts';
import type { VehicleLine } from './vehicle-lines.ts';

const saleDaysBack = 60;

const rentACar: Field = { ...words.rentACar, kind: 'switch', name: 'RentACar' };

function start(line: VehicleLine): Field {
  return {
    ...words.start,
    ...startLimits(line),
    kind: 'datePicker',
    name: 'PolicyStart',
    required: true,
    autoComplete: 'off',
  };
}

const liabilityLimit: Field = {
  kind: 'radioGroup',
  look: 'button',
  name: 'LiabilityLimit',
  label: words.liabilityLimit.label,
  help: words.liabilityLimit.help,
  preset: unasked,
  choices: [
    { id: unasked, name: words.liabilityLimit.usual },
    ...immLimits.map((limit) => ({
      id: limit,
      name: limit === 'sinirsiz' ? words.liabilityLimit.unlimited : roundLira(Number(limit)),
    })),
  ],
};

/** A dealer may have had the car in stock for long; a buyer is asked soon after the sale. */
const dealerSale: Field = {
  ...words.notarySale,
  kind: 'datePicker',
  name: 'NotarySaleDate',
  required: true,
  disableFuture: true,
  autoComplete: 'off',
};
const secondHandSale: Field = { ...dealerSale, daysBack: saleDaysBack };

const dealerLicence: Field = {
  ...words.dealerLicence,
  kind: 'textInput',
  name: 'DealerLicenceNo',
  required: true,
  autoComplete: 'off',
  maxLength: 40,
};

/** What the owner chooses, by line. */
const choices: Record<VehicleLine, readonly Field[]> = {
  kasko: [start('kasko'), profession, lpg, rentACar],
  trafik: [start('trafik'), rentACar],
  galericikisatrafik: [dealerLicence, dealerSale, dealerTerm, start('galericikisatrafik')],
  imm: [liabilityLimit, start('imm')],
  yesilKart: [
    greenCardType,
    {
      ...words.destination,
      kind: 'selectBox',
      source: { list: 'greenCardCountries' },
      name: 'DestinationCountry',
      clearable: true,
      autoComplete: 'off',
    },
    greenCardTerm,
    start('yesilKart'),
  ],
  yabanciTrafik: [
    {
      ...words.registrationCountry,
      kind: 'selectBox',
      source: { list: 'countries' },
      name: 'RegistrationCountry',
      required: true,
      autoComplete: 'country',
    },
    frontierTerm,
    start('yabanciTrafik'),
  ],
};

export function choicesOf(line: VehicleLine, secondHand: boolean): readonly Field[] {
  return secondHand ? [secondHandSale, ...choices[line]] : choices[line];
}

/** Choices that only some need, and the line that has them. */
export const furtherChoices: Partial<Record<VehicleLine, readonly Field[]>> = {
  kasko: [...accessoryPrices, ...lender],
};
