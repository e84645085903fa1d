import { fromLira, type Kurus } from '#domain/money.ts';
import { partnerSignal } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';

export type CarType = { readonly brandCode: string; readonly typeCode: string; readonly modelYear: number };

/** What the list of values says a car is worth; undefined where it does not know the car or cannot be asked. */
export async function vehicleValue(
  { registries }: Pick<QuotationPorts, 'registries'>,
  { brandCode, typeCode, modelYear }: CarType,
): Promise<Kurus | undefined> {
  const answer = await registries.vehicles.types({ brandCode, modelYear }, partnerSignal());
  const type = answer.kind === 'found' ? answer.record.find(({ code }) => code === typeCode) : undefined;
  return type && fromLira(type.valueLira.toFixed(2));
}

export function isSameCar(one: CarType, other: CarType): boolean {
  return one.brandCode === other.brandCode && one.typeCode === other.typeCode && one.modelYear === other.modelYear;
}
