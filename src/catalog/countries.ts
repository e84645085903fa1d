import type { LineKey } from '#domain/lines.ts';
import { lines } from './lines/index.ts';

/** Where the green card of a Turkish vehicle counts. */
const greenCard = new Set(
  'AD AL AT AZ BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IR IS IT LI LT LU LV MA MD ME MK MT NL NO PL PT RO RS SE SI SK TN UA'.split(
    ' ',
  ),
);

const choices = {
  abroad: (code: string) => code !== 'TR',
  greenCard: (code: string) => greenCard.has(code),
  none: () => false,
};

export function asksCountry(line: LineKey): boolean {
  return lines[line].countries !== 'none';
}

/** Whether a country can be chosen; without a line all of them can. */
export function takesCountry(line: LineKey | undefined, code: string): boolean {
  return line === undefined || choices[lines[line].countries](code);
}
