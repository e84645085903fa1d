import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import { fromLira, type Kurus } from '#domain/money.ts';
import { partnerSignal } from '../../ports.ts';
import type { QuotationOf } from '../of-kind.ts';
import type { RiskPorts } from '../risk-service.ts';

type CarType = { readonly brandCode: string; readonly typeCode: string; readonly modelYear: number };

/** What the list of values says a car is worth; undefined where it does not know the car or cannot be asked. */
export async function vehicleValue(
  { registries }: RiskPorts,
  { brandCode, typeCode, modelYear }: CarType,
): Promise<Kurus | undefined> {
  const answer = await registries.vehicles.types({ brandCode, modelYear }, partnerSignal());
  const type = answer.kind === 'found' ? answer.record.find(({ code }) => code === typeCode) : undefined;
  return type && fromLira(type.valueLira.toFixed(2));
}

export function isSameCar(one: CarType, other: CarType): boolean {
  return one.brandCode === other.brandCode && one.typeCode === other.typeCode && one.modelYear === other.modelYear;
}

/** Asked only where the car itself is insured. A value known already is not asked for again. */
export async function insuredValue(
  ports: RiskPorts,
  { line, found, asked }: QuotationOf<'vehicle'>,
  car: CarType,
): Promise<Kurus | undefined> {
  if (!vehicleColumnsOf(line).insuresCar) return undefined;
  const known = [
    asked && { car: asked.risk, value: asked.risk.value },
    found.vehicle && { car: found.vehicle, value: found.value },
  ];
  const same = known.find((one) => one?.value !== undefined && isSameCar(one.car, car));
  return same ? same.value : vehicleValue(ports, car);
}
