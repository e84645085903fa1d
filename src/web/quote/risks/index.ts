import { lines } from '#catalog/lines/index.ts';
import type { LineKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { deviceFlow } from './device/device-flow.ts';
import { healthFlow } from './health/health-flow.ts';
import { petFlow } from './pet/pet-flow.ts';
import { propertyFlow } from './property/property-flow.ts';
import type { RiskFlow } from './risk-flow.ts';
import { tripFlow } from './trip/trip-flow.ts';
import { vehicleFlow } from './vehicle/vehicle-flow.ts';

const riskFlows: { readonly [Kind in RiskKind]: RiskFlow<Kind> } = {
  vehicle: vehicleFlow,
  property: propertyFlow,
  health: healthFlow,
  trip: tripFlow,
  pet: petFlow,
  device: deviceFlow,
};

const flowOf = <Kind extends RiskKind>(kind: Kind): RiskFlow<Kind> => riskFlows[kind];

/**
 * How a line goes on after its first step. It is handed only quotations that it has read or opened itself, so that they
 * are of its kind.
 */
export function riskFlowOf(line: LineKey): RiskFlow {
  return flowOf<RiskKind>(lines[line].risk.kind);
}
