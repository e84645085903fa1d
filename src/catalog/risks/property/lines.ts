import type { LineKey } from '#domain/lines.ts';
import { lines, linesOnMenu } from '../../lines/index.ts';
import type { PropertyColumns } from './columns.ts';

/** The building's columns of a line that is quoted by a building; undefined for any other. */
export function propertyColumns(line: LineKey): PropertyColumns | undefined {
  const { risk, quote } = lines[line];
  return risk.kind === 'property' && quote !== 'addOn' ? risk : undefined;
}

/** The same where the line is known to be one. */
export function propertyColumnsOf(line: LineKey): PropertyColumns {
  const columns = propertyColumns(line);
  if (!columns) throw new RangeError(`${line} asks nothing about a building`);
  return columns;
}

/** Lines that are quoted by a building. */
export const propertyLines = linesOnMenu.filter((line) => propertyColumns(line) !== undefined);

export const insuresHome = (line: LineKey): boolean => propertyColumnsOf(line).asks === 'home';
