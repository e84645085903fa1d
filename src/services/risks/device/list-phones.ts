import type { DeviceEntry, RegistryAnswer } from '#ports/registries.ts';
import { partnerSignal } from '../../ports.ts';
import type { RiskPorts } from '../risk-service.ts';

/** All brands of phones; of a brand, its models. */
export async function listPhones(
  { registries: { devices } }: RiskPorts,
  brandId?: number,
): Promise<RegistryAnswer<readonly DeviceEntry[]>> {
  return brandId === undefined ? devices.brands(partnerSignal()) : devices.models(brandId, partnerSignal());
}
