import { formatDay, formatMoment, parseDay } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { Fields } from '../application.ts';
import { optionPrefix } from '../application.ts';
import { lineOfBranch } from '../branches.ts';
import { type FieldKind, type WireField, wireFields } from '../wire-fields.ts';

/** How a protocol spells each kind of value; money inside is kuruş, a day is YYYY-MM-DD. */
export type Spelling = {
  readonly read: Readonly<Record<FieldKind, (raw: string) => string>>;
  readonly money: (amount: Kurus) => string;
  readonly day: (day: string) => string;
  readonly moment: (moment: Date) => string;
};

const same = (raw: string): string => raw;

/** '12.345,67' and '12345,6' are the same kind of number. */
function kurusOfComma(raw: string): string {
  const [whole = '', fraction = ''] = raw
    .replaceAll('.', '')
    .replace(/\s*TL$/, '')
    .split(',');
  return `${Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2) || '0')}`;
}

/** JSON with lira as decimal numbers, ISO days, lines by their key. */
export const plainSpelling: Spelling = {
  read: {
    text: same,
    number: same,
    money: (raw) => `${Math.round(Number(raw) * 100)}`,
    date: same,
    flag: same,
    line: same,
    party: same,
  },
  money: (amount) => (amount / 100).toFixed(2),
  day: same,
  moment: (moment) => moment.toISOString(),
};

/** Old Turkish systems: decimal comma, dd.mm.yyyy, E and H, lines by number, G for people and T for companies. */
export const turkishSpelling: Spelling = {
  read: {
    text: same,
    number: same,
    money: kurusOfComma,
    date: (raw) => parseDay(raw) ?? raw,
    flag: (raw) => `${raw === 'E' || raw === 'on'}`,
    line: lineOfBranch,
    party: (raw) => (raw === 'T' ? 'company' : 'individual'),
  },
  money: (amount) => (amount / 100).toFixed(2).replace('.', ','),
  day: (day) => formatDay(day),
  moment: (moment) => {
    const [day = '', time = ''] = formatMoment(moment).split(' ');
    return `${formatDay(day)} ${time}`;
  },
};

/** Reads a question from what was told under the protocol's own names. */
export function readFields(
  told: (field: WireField) => unknown,
  { spelling, options }: { spelling: Spelling; options: readonly (readonly [string, string])[] },
): Fields {
  const fields = wireFields.flatMap((field): [string, string][] => {
    const raw = told(field);
    if (raw === undefined || raw === null || raw === '') return [];
    return [[field.key, spelling.read[field.kind](String(raw))]];
  });
  return Object.fromEntries([...fields, ...options.map(([name, value]) => [`${optionPrefix}${name}`, value])]);
}
