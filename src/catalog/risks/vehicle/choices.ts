import { immLimits } from '#domain/tariffs/imm-limits.ts';
import { roundLira } from '#messages/round-lira.ts';
import { choiceTexts as words } from '#messages/vehicle-questions.ts';
import { variantOf } from '../../flows/variants.ts';
import { type Line, lines } from '../../lines/index.ts';
import { startLimits } from '../policy-start.ts';
import type { VehicleField } from './answers.ts';
import type { RareVehicleChoice, VehicleChoice } from './columns.ts';
import { accessoryPrices, lender, lpg, profession, unasked } from './kasko-choices.ts';
import { vehicleColumnsOf } from './lines.ts';
import { greenCardType } from './plate-fields.ts';
import { dealerTerm, frontierTerm, greenCardTerm } from './policy-term.ts';
import type { VehicleSubject } from './subject.ts';

const saleDaysBack = 60;

const rentACar: VehicleField = { ...words.rentACar, kind: 'switch', name: 'RentACar' };

function start(limits: Line['start']): VehicleField {
  return {
    ...words.start,
    ...startLimits(limits),
    kind: 'datePicker',
    name: 'PolicyStart',
    required: true,
    autoComplete: 'off',
  };
}

const liabilityLimit: VehicleField = {
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
const dealerSale: VehicleField = {
  ...words.notarySale,
  kind: 'datePicker',
  name: 'NotarySaleDate',
  required: true,
  disableFuture: true,
  autoComplete: 'off',
};
const secondHandSale: VehicleField = { ...dealerSale, daysBack: saleDaysBack };

const dealerLicence: VehicleField = {
  ...words.dealerLicence,
  kind: 'textInput',
  name: 'DealerLicenceNo',
  required: true,
  autoComplete: 'off',
  maxLength: 40,
};

const destination: VehicleField = {
  ...words.destination,
  kind: 'selectBox',
  source: { list: 'greenCardCountries' },
  name: 'DestinationCountry',
  clearable: true,
  autoComplete: 'off',
};

const registrationCountry: VehicleField = {
  ...words.registrationCountry,
  kind: 'selectBox',
  source: { list: 'countries' },
  name: 'RegistrationCountry',
  required: true,
  autoComplete: 'country',
};

/** What an owner may be asked to choose; which of it a line asks stands in the line's row. */
const vocabulary: Readonly<Record<Exclude<VehicleChoice, 'start'>, VehicleField>> = {
  profession,
  lpg,
  rentACar,
  liabilityLimit,
  dealerLicence,
  dealerSale,
  secondHandSale,
  dealerTerm,
  greenCardType,
  greenCardTerm,
  destination,
  registrationCountry,
  frontierTerm,
};

/** Choices that only some need. */
export const rareChoices: Readonly<Record<RareVehicleChoice, readonly VehicleField[]>> = {
  accessories: accessoryPrices,
  lender,
};

/** What the owner chooses, in the order of the line. */
export function choicesOf({ line, variant }: VehicleSubject): readonly VehicleField[] {
  const before = variantOf(line, variant)?.choices ?? [];
  return [...before, ...vehicleColumnsOf(line).choices].map((name) =>
    name === 'start' ? start(lines[line].start) : vocabulary[name],
  );
}
