import type { DeviceRisk } from './device.ts';
import type { HealthRisk } from './health.ts';
import type { PetRisk } from './pet.ts';
import type { PropertyRisk } from './property.ts';
import type { TripRisk } from './trip.ts';
import type { VehicleRisk } from './vehicle.ts';

/** What can be insured, by its kind. Every registry over kinds is total: a kind that is added here is missed there. */
export const riskKinds = ['vehicle', 'property', 'health', 'trip', 'pet', 'device'] as const;
export type RiskKind = (typeof riskKinds)[number];

type Risks = {
  readonly vehicle: VehicleRisk;
  readonly property: PropertyRisk;
  readonly health: HealthRisk;
  readonly trip: TripRisk;
  readonly pet: PetRisk;
  readonly device: DeviceRisk;
};

export type RiskOf<Kind extends RiskKind> = Risks[Kind] & { readonly kind: Kind };

/** What is insured, whatever it is. */
export type Risk = Risks[RiskKind];
