import { calls } from '#contracts/index.ts';
import type { RiskKind } from '#domain/risks/risk.ts';

/** The calls by which a kind of risk is opened, asked for and read back. */
export const quotingCalls = {
  vehicle: { open: calls.vehicleQueryInfo, ask: calls.vehicleUpdateInfo, read: calls.vehicleQuotation },
  property: { open: calls.propertyQueryInfo, ask: calls.propertyUpdateInfo, read: calls.propertyQuotation },
  health: { open: calls.healthQueryInfo, ask: calls.healthUpdateInfo, read: calls.healthQuotation },
  trip: { open: calls.tripQueryInfo, ask: calls.tripUpdateInfo, read: calls.tripQuotation },
  pet: { open: calls.petQueryInfo, ask: calls.petUpdateInfo, read: calls.petQuotation },
  device: { open: calls.deviceQueryInfo, ask: calls.deviceUpdateInfo, read: calls.deviceQuotation },
} as const satisfies Record<RiskKind, object>;
