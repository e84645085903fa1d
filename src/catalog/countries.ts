import type { LineKey } from '#domain/lines.ts';

/** Where the green card of a Turkish vehicle counts. */
const greenCard = new Set(
  'AD AL AT AZ BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IR IS IT LI LT LU LV MA MD ME MK MT NL NO PL PT RO RS SE SI SK TN UA'.split(
    ' ',
  ),
);

const isAbroad = (code: string) => code !== 'TR';

/** Which countries a line asks about: where one travels to, or where a person or a car comes from. */
const asked: Partial<Record<LineKey, (code: string) => boolean>> = {
  seyahat: isAbroad,
  galericiseyahat: isAbroad,
  yabanci: isAbroad,
  yabanciTrafik: isAbroad,
  yesilKart: (code) => greenCard.has(code),
};

export function asksCountry(line: string): line is keyof typeof asked {
  return Object.hasOwn(asked, line);
}

/** Whether a country can be chosen; without a line all of them can. */
export function takesCountry(line: LineKey | undefined, code: string): boolean {
  return line === undefined || asked[line]?.(code) === true;
}
