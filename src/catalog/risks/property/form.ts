import { propertySectionTexts as sections } from '#messages/property-questions.ts';
import type { FormDefinition } from '../../fields/field.ts';
import type { PropertyField } from './answers.ts';
import { choicesOf, lender } from './choices.ts';
import { buildingFacts, customerFacts, repairDocument } from './facts.ts';
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

const home: readonly PropertyField[] = [
  ...homeCover,
  ...homeFacts,
  buildingSum,
  contentsSum,
  ...extraSums,
  ...homeSafety,
  liabilityLimit,
  earthquakePolicyNumber,
];

/**
 * Everything a line must know of a building before insurers are asked, under the names of update-info. Judge with it what
 * was sent laid over what the registers found; the screen asks the same fields, only fewer of them at once.
 */
export function propertyForm({ line }: Pick<PropertySubject, 'line'>): FormDefinition {
  return {
    id: `property-${line}`,
    steps: [
      { key: 'building', title: sections.building, fields: [...buildingFacts(line), repairDocument] },
      { key: 'home', title: sections.home, fields: insuresHome(line) ? home : [] },
      { key: 'customer', title: sections.customer, fields: customerFacts },
      { key: 'choices', title: sections.choices, fields: [...choicesOf(line), ...lender] },
    ],
  };
}
