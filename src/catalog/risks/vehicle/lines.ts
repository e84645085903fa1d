import type { LineKey } from '#domain/lines.ts';
import { lines, linesOnMenu } from '../../lines/index.ts';
import type { VehicleColumns } from './columns.ts';

/** The vehicle's columns of a line that is quoted by a vehicle; undefined for any other, and for what is sold beside. */
export function vehicleColumns(line: LineKey): VehicleColumns | undefined {
  const { risk, quote } = lines[line];
  return risk.kind === 'vehicle' && quote !== 'addOn' ? risk : undefined;
}

/** The same where the line is known to be one. */
export function vehicleColumnsOf(line: LineKey): VehicleColumns {
  const columns = vehicleColumns(line);
  if (!columns) throw new RangeError(`${line} asks nothing about a vehicle`);
  return columns;
}

/** Lines that are quoted by a vehicle. */
export const vehicleLines = linesOnMenu.filter((line) => vehicleColumns(line) !== undefined);
