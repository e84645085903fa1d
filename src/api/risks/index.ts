import type { NamesOf } from '#catalog/risks/describe-insured.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import { deviceWire } from './device.ts';
import { healthWire } from './health.ts';
import { petWire } from './pet.ts';
import { propertyWire } from './property.ts';
import type { RiskWire } from './risk-wire.ts';
import { tripWire } from './trip.ts';
import { vehicleWire } from './vehicle.ts';

export const riskWires: { readonly [Kind in RiskKind]: RiskWire<Kind> } = {
  vehicle: vehicleWire,
  property: propertyWire,
  health: healthWire,
  trip: tripWire,
  pet: petWire,
  device: deviceWire,
};

export function wirePlate(insured: Insured): string | null {
  return riskWires[insured.kind].plate(insured) ?? null;
}

export function wireCarName<Kind extends RiskKind>(risk: RiskOf<Kind>, names: NamesOf<Kind> | undefined) {
  const kind: Kind = risk.kind;
  return riskWires[kind].carName(risk, names);
}
