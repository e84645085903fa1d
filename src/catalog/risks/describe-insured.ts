import type { InsuredPerson } from '#domain/insured-person.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import { insuredDevice } from './device/insured.ts';
import { insuredHealth } from './health/insured.ts';
import { insuredPet } from './pet/insured.ts';
import { insuredProperty } from './property/insured.ts';
import { insuredTrip } from './trip/insured.ts';
import { insuredVehicle, type VehicleNames } from './vehicle/insured.ts';

/** Names of what a risk holds only as codes, or does not hold at all. */
type Names = {
  readonly vehicle: VehicleNames;
  /** An address names itself. */
  readonly property: undefined;
  readonly health: readonly InsuredPerson[];
  readonly trip: readonly InsuredPerson[];
  /** Animals and devices hold their names. */
  readonly pet: undefined;
  readonly device: undefined;
};
export type NamesOf<Kind extends RiskKind> = Names[Kind];

type Descriptions = {
  readonly [Kind in RiskKind]: (risk: RiskOf<Kind>, names: NamesOf<Kind> | undefined) => Insured;
};

const descriptions: Descriptions = {
  vehicle: insuredVehicle,
  property: insuredProperty,
  health: insuredHealth,
  trip: insuredTrip,
  pet: insuredPet,
  device: insuredDevice,
};

/** What is insured, in two short lines; without names it is told by what is known. */
export function describeInsured<Kind extends RiskKind>(risk: RiskOf<Kind>, names: NamesOf<Kind> | undefined): Insured {
  const kind: Kind = risk.kind;
  return descriptions[kind](risk, names);
}
