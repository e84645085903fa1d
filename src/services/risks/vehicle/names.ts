import { describeInsured } from '#catalog/risks/describe-insured.ts';
import type { VehicleNames } from '#catalog/risks/vehicle/insured.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import type { FoundVehicle } from '#ports/found.ts';
import { partnerSignal } from '../../ports.ts';
import type { QuotationOf } from '../of-kind.ts';
import type { RiskPorts } from '../risk-service.ts';
import { isSameCar } from './value.ts';

/** What a car is called. One given by hand is known by its codes, and the register tells what they stand for. */
export async function vehicleNames(
  { registries }: RiskPorts,
  { vehicle }: FoundVehicle,
  risk: VehicleRisk,
): Promise<VehicleNames | undefined> {
  if (vehicle && isSameCar(vehicle, risk)) return vehicle;
  const { brandCode, typeCode, modelYear } = risk;
  const [brands, types] = await Promise.all([
    registries.vehicles.brands(partnerSignal()),
    registries.vehicles.types({ brandCode, modelYear }, partnerSignal()),
  ]);
  const nameIn = (list: typeof brands | typeof types, code: string) =>
    list.kind === 'found' ? list.record.find((one) => one.code === code)?.name : undefined;
  const [brandName, typeName] = [nameIn(brands, brandCode), nameIn(types, typeCode)];
  return brandName === undefined || typeName === undefined ? undefined : { brandName, typeName };
}

/** What a car is called is asked once. */
export async function vehicleInsured(
  ports: RiskPorts,
  { found, asked }: QuotationOf<'vehicle'>,
  { risk }: { readonly risk: VehicleRisk },
): Promise<Insured> {
  const isKnown = asked && isSameCar(asked.risk, risk) && asked.insured.key === risk.plate;
  if (isKnown) return { ...asked.insured, also: describeInsured(risk, undefined).also };
  return describeInsured(risk, await vehicleNames(ports, found, risk));
}
