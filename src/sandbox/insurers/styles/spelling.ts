import { formatDay, formatMoment, parseDay } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { FieldKind, WireField } from '../fields/field.ts';
import { lineOfBranch } from '../tariffs/index.ts';

/** How a protocol spells each kind of value; money inside is kuruş, a day is YYYY-MM-DD. */
export type Spelling = {
  readonly read: Readonly<Record<Exclude<FieldKind, 'choice'>, (raw: string) => string>> & {
    readonly choice: (raw: string, words: WireField['words']) => string;
  };
  readonly money: (amount: Kurus) => string;
  readonly rate: (rate: number) => string;
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
    choice: same,
  },
  money: (amount) => (amount / 100).toFixed(2),
  rate: (rate) => `${rate}`,
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
    choice: (raw, words) => Object.entries(words).find(([, word]) => word === raw)?.[0] ?? raw,
  },
  money: (amount) => (amount / 100).toFixed(2).replace('.', ','),
  rate: (rate) => `${rate}`.replace('.', ','),
  day: (day) => formatDay(day),
  moment: (moment) => {
    const [day = '', time = ''] = formatMoment(moment).split(' ');
    return `${formatDay(day)} ${time}`;
  },
};
