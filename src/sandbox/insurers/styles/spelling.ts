import { formatDay, formatMoment, parseDay } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { Fields } from '../application.ts';
import { optionPrefix } from '../application.ts';
import { customerFields, questionFields } from '../fields/common.ts';
import type { FieldKind, WireField } from '../fields/field.ts';
import { riskFieldsOf } from '../fields/index.ts';
import { lineOfBranch, tariffOf } from '../tariffs/index.ts';

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

type Telling = (field: WireField) => unknown;

/** What was told of a question, by the fields of its parts and under the protocol's own names. */
export type Told = {
  readonly question: Telling;
  readonly customer: Telling;
  readonly risk: Telling;
  readonly options: readonly (readonly [string, string])[];
};

/** A question told in one list. */
export function toldFlat(telling: Telling, options: Told['options']): Told {
  return { question: telling, customer: telling, risk: telling, options };
}

/** Reads a question; what it tells of the risk is read as the line wants it. */
export function readFields({ question, customer, risk, options }: Told, spelling: Spelling): Fields {
  const read = (fields: readonly WireField[], telling: Telling): [string, string][] =>
    fields.flatMap((field) => {
      const raw = telling(field);
      if (raw === undefined || raw === null || raw === '') return [];
      return [[field.key, spelling.read[field.kind](String(raw))]];
    });
  const asked = Object.fromEntries([...read(questionFields, question), ...read(customerFields, customer)]);
  const tariff = tariffOf(asked.product ?? '');
  return {
    ...asked,
    ...Object.fromEntries(tariff ? read(riskFieldsOf(tariff.risk), risk) : []),
    ...Object.fromEntries(options.map(([name, value]) => [`${optionPrefix}${name}`, value])),
  };
}
