import { vehicleFields } from '../vehicle/fields.ts';
import { customerFields, questionFields } from './common.ts';
import type { WireField } from './field.ts';

const riskFields = {
  vehicle: vehicleFields,
} as const satisfies Record<string, readonly WireField[]>;

/** What can be insured here, by the fields that tell of it. */
export type RiskKind = keyof typeof riskFields;

export function riskFieldsOf(kind: RiskKind): readonly WireField[] {
  return riskFields[kind];
}

/** Every field an insurer can be told in a question. */
export const everyField: readonly WireField[] = [
  ...questionFields,
  ...customerFields,
  ...Object.values(riskFields).flat(),
];
