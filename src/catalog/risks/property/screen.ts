import { propertySectionTexts as sections, propertyGateTexts as words } from '#messages/property-questions.ts';
import type { Field, FormDefinition } from '../../fields/field.ts';
import { behind, correction, gate, leavingOut } from '../../fields/gate.ts';
import { choicesOf, lender } from './choices.ts';
import { buildingFacts, companyTitle, customerFacts, customerPlace, repairDocument } from './facts.ts';
import { propertyForm } from './form.ts';
import {
  buildingSum,
  contentsSum,
  earthquakePolicyNumber,
  extraSums,
  homeCover,
  homeFacts,
  homeSafety,
  liabilityLimit,
} from './home.ts';
import { insuresHome } from './lines.ts';
import type { PropertySubject } from './subject.ts';

/** What the registers told completely. It is shown, and asked only of who wants to correct it. */
export type KnownProperty = { readonly building: boolean; readonly customer: 'person' | 'company' | undefined };

/** Questions of the screen alone: they open others and are never sent. */
export const propertyGates = {
  correctBuilding: correction('CorrectBuilding', words.correctBuilding),
  correctCustomer: correction('CorrectCustomer', words.correctCustomer),
  lender: gate('HasLender', words.lender),
  extras: gate('HasExtras', words.extras),
} as const;

const requiredLender = lender.map((field) => (field.name === 'LenderName' ? { ...field, required: true } : field));

function homeQuestions({ line, policyEnd }: PropertySubject): readonly Field[] {
  if (!insuresHome(line)) return [];
  return [
    ...homeCover,
    ...homeFacts,
    buildingSum,
    contentsSum,
    ...homeSafety,
    liabilityLimit,
    ...(policyEnd === undefined ? [earthquakePolicyNumber] : []),
    ...behind(propertyGates.extras, extraSums),
  ];
}

function customerQuestions(known: KnownProperty['customer']): readonly Field[] {
  if (known === undefined) return customerFacts;
  return behind(propertyGates.correctCustomer, known === 'company' ? [companyTitle, ...customerPlace] : customerFacts);
}

export type PropertySections = Readonly<Record<keyof typeof sections, readonly Field[]>>;

/** The questions of the second step in their order, once the address is found. */
export function propertySections(subject: PropertySubject, known: KnownProperty): PropertySections {
  const facts = buildingFacts(subject.line);
  return {
    building: [...(known.building ? behind(propertyGates.correctBuilding, facts) : facts), repairDocument],
    home: homeQuestions(subject),
    customer: customerQuestions(known.customer),
    choices: [...choicesOf(subject.line), ...behind(propertyGates.lender, requiredLender)],
  };
}

export function propertyScreen(subject: PropertySubject, known: KnownProperty): FormDefinition {
  const { building, home, customer, choices } = propertySections(subject, known);
  const fields = [...building, ...home, ...customer, ...choices];
  return {
    id: `screen-${propertyForm(subject).id}`,
    steps: [{ key: 'building', title: sections.building, fields }],
  };
}

/** A filled screen without what only the screen asks. */
export const withoutGates = leavingOut(propertyGates);
