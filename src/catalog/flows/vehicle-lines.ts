import type { LineKey } from '#domain/lines.ts';

/** Lines that are quoted by a vehicle. */
export const vehicleLines = [
  'kasko',
  'trafik',
  'galericikisatrafik',
  'imm',
  'yesilKart',
  'yabanciTrafik',
] as const satisfies readonly LineKey[];
export type VehicleLine = (typeof vehicleLines)[number];

export function isVehicleLine(line: LineKey): line is VehicleLine {
  return (vehicleLines as readonly LineKey[]).includes(line);
}
