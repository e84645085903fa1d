import type { Field } from '../../fields/field.ts';
import { type AnswersOf, type AnswerTable, commonAnswers } from '../answers.ts';

/** What a building is found by: its address code, an old earthquake policy, or where the customer is registered. */
export const propertyIdentifiers = {
  UAVTNumber: 'uavt',
  OldPolicyNo: 'policyNumber',
  RegisteredAddress: 'flag',
} as const satisfies AnswerTable;

/** What the register of earthquake policies may tell of a building, and its owner may correct. */
const registered = {
  GrossArea: 'area',
  DaskInsaTarzi: ['1', '3'],
  DaskInsaYili: ['1', '2', '3', '4', '5'],
  FloorCount: ['1', '2', '3', '4'],
  DaskKullanimSekli: ['1', '2', '3', '4'],
  DamageState: ['1', '2', '3', '4'],
} as const satisfies AnswerTable;

/** What only home insurance asks. */
const home = {
  PoliceTipi: ['1', '2', '3'],
  Occupant: ['1', '2'],
  EvTipi: ['1', '2', '3', '4', '5', '6'],
  KonutBulunduguKat: ['1', '2', '3', '4', '5', '6'],
  KonutCatiTipi: ['1', '2', '3', '4', '5', '6'],
  KonutInsaYili: 'year',
  BuildingSum: 'price',
  ContentsSum: 'price',
  GlassSum: 'price',
  ElectronicsSum: 'price',
  ValuablesSum: 'price',
  SteelDoor: 'flag',
  WindowBars: 'flag',
  Alarm: 'flag',
  EmptyMonths: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  LiabilityLimit: 'code',
  DaskPolicyNo: 'policyNumber',
} as const satisfies AnswerTable;

/** All that is known of a building, its owner and the wanted policy; the form's questions have the same names. */
export const propertyAnswers = {
  ...propertyIdentifiers,
  ...registered,
  ...home,
  ...commonAnswers,
  InsuredRole: ['1', '2', '3', '4', '5'],
  RepairDocumentNo: 'code',
  LenderName: 'text',
  LenderBranch: 'text',
  LoanNumber: 'code',
} as const satisfies AnswerTable;

export type PropertyAnswers = AnswersOf<typeof propertyAnswers>;

/** What the register fills in; everything else only the owner knows. */
export type RegisteredPropertyAnswers = AnswersOf<typeof registered>;

/** A question whose answer has a place among the answers. */
export type PropertyField = Field & { readonly name: keyof PropertyAnswers };
