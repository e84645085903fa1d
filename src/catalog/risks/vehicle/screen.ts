import type { LineKey } from '#domain/lines.ts';
import { vehicleSectionTexts, gateTexts as words } from '#messages/vehicle-questions.ts';
import type { Field, FormDefinition } from '../../fields/field.ts';
import { behind, correction, gate, leavingOut } from '../../fields/gate.ts';
import { choicesOf } from './choices.ts';
import type { RareVehicleChoice } from './columns.ts';
import { companyTitle, customerFacts, customerPlace, furtherVehicleFacts, neededVehicleFacts } from './facts.ts';
import { vehicleForm } from './form.ts';
import { accessoryPrices, lender } from './kasko-choices.ts';
import { vehicleColumnsOf } from './lines.ts';
import { greenCardType } from './plate-fields.ts';
import type { VehicleSubject } from './subject.ts';

/** What the registers told completely. It is shown, and asked only of who wants to correct it. */
export type KnownFacts = { readonly vehicle: boolean; readonly customer: 'person' | 'company' | undefined };

/** Questions of the screen alone: they open others and are never sent. */
export const gates = {
  correctVehicle: correction('CorrectVehicle', words.correctVehicle),
  moreVehicle: gate('MoreVehicle', words.moreVehicle),
  correctCustomer: correction('CorrectCustomer', words.correctCustomer),
  accessories: gate('HasAccessories', words.accessories),
  lender: gate('HasLender', words.lender),
} as const;

const requiredLender = lender.map((field) => (field.name === 'LenderName' ? { ...field, required: true } : field));

/** Choices that only some owners have, each behind the question that opens it. */
const rareQuestions: Readonly<Record<RareVehicleChoice, readonly Field[]>> = {
  accessories: behind(gates.accessories, accessoryPrices),
  lender: behind(gates.lender, requiredLender),
};

function vehicleQuestions(line: LineKey, known: boolean): readonly Field[] {
  const needed = neededVehicleFacts(line);
  return known
    ? behind(gates.correctVehicle, [...needed, ...furtherVehicleFacts])
    : [...needed, ...behind(gates.moreVehicle, furtherVehicleFacts)];
}

function customerQuestions(known: KnownFacts['customer']): readonly Field[] {
  if (known === undefined) return customerFacts;
  return behind(gates.correctCustomer, known === 'company' ? [companyTitle, ...customerPlace] : customerFacts);
}

export type VehicleSections = Readonly<Record<keyof typeof vehicleSectionTexts, readonly Field[]>>;

/** The questions of the second step in their order. Whether a vehicle has a plate was asked in the first. */
export function vehicleSections(subject: VehicleSubject, known: KnownFacts): VehicleSections {
  const { line } = subject;
  return {
    vehicle: vehicleQuestions(line, known.vehicle),
    customer: customerQuestions(known.customer),
    choices: [
      ...choicesOf(subject).filter(({ name }) => name !== greenCardType.name),
      ...vehicleColumnsOf(line).rareChoices.flatMap((name) => rareQuestions[name]),
    ],
  };
}

export function vehicleScreen(subject: VehicleSubject, known: KnownFacts): FormDefinition {
  const { vehicle, customer, choices } = vehicleSections(subject, known);
  const fields = [...vehicle, ...customer, ...choices];
  return {
    id: `screen-${vehicleForm(subject).id}`,
    steps: [{ key: 'vehicle', title: vehicleSectionTexts.vehicle, fields }],
  };
}

/** A filled screen without what only the screen asks. */
export const withoutGates = leavingOut(gates);
