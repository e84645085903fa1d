import type { Insured } from '#domain/risks/insured.ts';
import { plateText } from '#domain/risks/plate-text.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import { isPlate, lacksPlate } from '#domain/rules/plate.ts';
import { readVin } from '#domain/rules/vin.ts';
import { insuredLabels, insuredTexts, insuredVehicleTexts as words } from '#messages/insured.ts';
import type { InsuredWords } from '../insured-words.ts';

/** What the codes of a vehicle are called in the list of vehicles. */
export type VehicleNames = { readonly brandName: string; readonly typeName: string };

/** "TOYOTA Corolla 2022", "34 ABC 123". */
export function insuredVehicle(
  { plate, modelYear, frameNumber, asbisNumber }: VehicleRisk,
  names: VehicleNames | undefined,
): Insured {
  // Whoever has no chassis number at hand types anything: only what can be one tells a car from others.
  const also = [readVin(frameNumber ?? ''), asbisNumber].filter((number) => number !== undefined);
  return {
    kind: 'vehicle',
    title: names ? `${names.brandName} ${names.typeName} ${modelYear}` : insuredTexts.unnamedVehicle(modelYear),
    detail: plateText(plate),
    key: plate,
    ...(also.length > 0 && { also }),
  };
}

/** Messages write the plate as registers do. */
export const vehicleWords: InsuredWords = {
  ...words,
  label: insuredLabels.vehicle,
  value: ({ key }) => key,
  brief: ({ detail }) => detail,
  /** A foreign plate has no shape by which it is known as one; names and year are those of the register. */
  listed: ({ title, detail, key }) => (isPlate(key) || lacksPlate(key) ? words.listed(detail, title) : title),
  policy: ({ key }, line) => words.policy(key, line),
  fromPolicy: ({ key }, line) => words.fromPolicy(key, line),
};
