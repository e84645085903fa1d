import type { LineKey } from '#domain/lines.ts';
import {
  damageNames,
  floorBandNames,
  propertyCustomerTexts,
  buildingFactTexts as words,
} from '#messages/property-questions.ts';
import { numbered } from '../../fields/numbered.ts';
import { customerQuestions } from '../customer-facts.ts';
import type { PropertyField } from './answers.ts';
import { insuresHome } from './lines.ts';

const area = { least: 10, most: 5_000 } as const;

const picked = { kind: 'selectBox', autoComplete: 'off', required: true } as const;
const tapped = { kind: 'radioGroup', look: 'button', required: true } as const;

/** Medium damage; heavy damage follows it. */
export const damages = { medium: '3', heavy: '4' } as const;

const grossArea: PropertyField = {
  ...words.area,
  kind: 'inputNumber',
  name: 'GrossArea',
  required: true,
  min: area.least,
  max: area.most,
  thousands: true,
};
const structure: PropertyField = {
  ...picked,
  ...words.structure,
  name: 'DaskInsaTarzi',
  source: { list: 'daskInsaTarzi' },
};
const buildPeriod: PropertyField = {
  ...picked,
  ...words.buildPeriod,
  name: 'DaskInsaYili',
  source: { list: 'daskInsaYili' },
};
const use: PropertyField = {
  ...picked,
  ...words.use,
  name: 'DaskKullanimSekli',
  source: { list: 'daskKullanimSekli' },
};
const floors: PropertyField = { ...tapped, ...words.floors, name: 'FloorCount', choices: numbered(floorBandNames) };
const damage: PropertyField = { ...tapped, ...words.damage, name: 'DamageState', choices: numbered(damageNames) };

/** What the last earthquake policy tells of a building. A home tells its very year, and is lived in. */
export function buildingFacts(line: LineKey): readonly PropertyField[] {
  return insuresHome(line)
    ? [grossArea, structure, floors, damage]
    : [grossArea, structure, buildPeriod, floors, use, damage];
}

/** Asked whoever told of the damage. */
export const repairDocument: PropertyField = {
  ...words.repairDocument,
  kind: 'textInput',
  name: 'RepairDocumentNo',
  required: true,
  missing: 'repairDocumentMissing',
  autoComplete: 'off',
  maxLength: 40,
  when: { field: damage.name, is: [damages.medium] },
};

const customer = customerQuestions(propertyCustomerTexts.whyProvince);
export const companyTitle: PropertyField = customer.title;
export const customerPlace: readonly PropertyField[] = customer.place;
export const customerFacts: readonly PropertyField[] = customer.facts;
