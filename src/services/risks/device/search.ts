import type { FoundDevice } from '#ports/found.ts';
import type { RenewedPolicy } from '../risk-service.ts';

/** Owners tell of their phones themselves; only a policy of ours that is to be followed tells something before. */
export function searchDevice(renewed: RenewedPolicy<'device'> | undefined): FoundDevice {
  if (!renewed) return { kind: 'device', renewsFrom: undefined, knownModel: undefined };
  const { brandId, brandName, modelId, modelName } = renewed.risk;
  return { kind: 'device', renewsFrom: renewed.end, knownModel: { brandId, brandName, modelId, modelName } };
}
