import { lines } from '#catalog/lines/index.ts';
import { namingParts } from '#catalog/risks/vehicle/columns.ts';
import type { LineKey } from '#domain/lines.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';

const unread: Omit<VehicleRisk, (typeof namingParts)[number]> = {
  documentSerial: undefined,
  documentNumber: undefined,
  asbisNumber: undefined,
  engineNumber: undefined,
  frameNumber: undefined,
  lpg: false,
  rentACar: false,
  professionCode: undefined,
  firstTrafficDate: undefined,
  accessories: { radio: 0, navigation: 0, steelWheels: 0, other: 0 },
  value: undefined,
  trafficStep: undefined,
  kaskoDiscount: undefined,
  daysLapsed: 0,
  options: {},
};

function pick<Whole extends object>(whole: Whole, keys: readonly PropertyKey[]): Partial<Whole> {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => keys.includes(key))) as Partial<Whole>;
}

/** The vehicle as far as a line reads it. */
export function vehicleForLine(line: LineKey, risk: VehicleRisk): VehicleRisk {
  const { risk: columns } = lines[line];
  if (columns.kind !== 'vehicle') throw new RangeError(`${line} insures no vehicle`);
  const { parts, options } = columns.reads;
  return {
    ...risk,
    ...unread,
    ...pick(risk, [...namingParts, ...parts]),
    options: pick(risk.options, options) as VehicleRisk['options'],
  };
}
