import type { RiskKind } from '#domain/risks/risk.ts';
import { deviceFields } from '../device/fields.ts';
import { healthFields } from '../health/fields.ts';
import { petFields } from '../pet/fields.ts';
import { propertyFields } from '../property/fields.ts';
import { tripFields } from '../trip/fields.ts';
import { vehicleFields } from '../vehicle/fields.ts';
import { customerFields, questionFields } from './common.ts';
import { insuredGroup } from './insured.ts';
import type { RiskFields } from './risk-fields.ts';

/** What can be insured here, by the fields that tell of it. */
const kinds: Readonly<Record<RiskKind, RiskFields>> = {
  vehicle: vehicleFields,
  property: propertyFields,
  health: healthFields,
  trip: tripFields,
  pet: petFields,
  device: deviceFields,
};

export function riskFieldsOf(kind: RiskKind): RiskFields {
  return kinds[kind];
}

const risks: readonly RiskFields[] = Object.values(kinds);
const groups = [insuredGroup, ...risks.flatMap((risk) => risk.groups)];

/** Whatever an insurer can be told in a question. */
export const everyName: readonly { readonly key: string; readonly turkish: string }[] = [
  ...questionFields,
  ...customerFields,
  ...risks.flatMap((risk) => risk.fields),
  ...groups,
  ...groups.flatMap(({ fields }) => fields),
];
