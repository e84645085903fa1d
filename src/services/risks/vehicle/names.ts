import type { VehicleNames } from '#catalog/risks/vehicle/insured.ts';
import type { VehicleRecord } from '#ports/registries.ts';
import { partnerSignal } from '../../ports.ts';
import type { QuotationPorts } from '../../quotation/ports.ts';
import { type CarType, isSameCar } from '../../quotation/vehicle-value.ts';

/** What a car is called. One given by hand is known by its codes, and the register tells what they stand for. */
export async function vehicleNames(
  { registries }: Pick<QuotationPorts, 'registries'>,
  car: CarType,
  known: VehicleRecord | undefined,
): Promise<VehicleNames | undefined> {
  if (known && isSameCar(known, car)) return known;
  const { brandCode, typeCode, modelYear } = car;
  const [brands, types] = await Promise.all([
    registries.vehicles.brands(partnerSignal()),
    registries.vehicles.types({ brandCode, modelYear }, partnerSignal()),
  ]);
  const nameIn = (list: typeof brands | typeof types, code: string) =>
    list.kind === 'found' ? list.record.find((one) => one.code === code)?.name : undefined;
  const [brandName, typeName] = [nameIn(brands, brandCode), nameIn(types, typeCode)];
  return brandName === undefined || typeName === undefined ? undefined : { brandName, typeName };
}
