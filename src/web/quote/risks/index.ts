import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { LineKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import type { RiskFlow } from './risk-flow.ts';
import { vehicleFlow } from './vehicle/vehicle-flow.ts';

const riskFlows: Readonly<Record<RiskKind, RiskFlow>> = { vehicle: vehicleFlow, property: vehicleFlow };

/** How a line goes on after its first step; undefined where that is not open yet. */
export function riskFlowOf(line: LineKey): RiskFlow | undefined {
  const kind = quotedKind(line);
  return kind && riskFlows[kind];
}
