import { dateMask } from '#domain/masks/date-mask.ts';
import { applyEdit, type Edited } from '#domain/masks/edit.ts';
import { fixedMask } from '#domain/masks/fixed-mask.ts';
import type { Mask } from '#domain/masks/mask.ts';
import { plainDigits } from '#domain/turkish-text.ts';

const digits = (text: string) => plainDigits(text).replace(/\D/g, '');
const two = (part: string) => part.padStart(2, '0');

/** A lonely digit at the end gets its zero: '5.' is the fifth. */
const closeLast = (raw: string) => (raw.length % 2 === 1 ? raw.replace(/([1-9])$/, '0$1') : raw);
const closeUpTo = (length: number) => (raw: string) => (raw.length < length ? closeLast(raw) : raw);

function rawMonth(text: string): string {
  const plain = plainDigits(text).trim();
  const [, year, month] = /^(\d{4})\D(\d{1,2})(?!\d)/.exec(plain) ?? [];
  if (year && month) return two(month) + year;
  const [, first, second] = /^(\d{1,2})\D+(\d{4})(?!\d)/.exec(plain) ?? [];
  return first && second ? two(first) + second : digits(plain);
}

function rawTime(text: string): string {
  const plain = plainDigits(text).trim();
  const [, hour, minute] = /^(\d{1,2})\D+(\d{2})(?!\d)/.exec(plain) ?? [];
  return hour && minute ? two(hour) + minute : digits(plain);
}

function rawMoment(text: string): string {
  const [, day, clock] = /^(\S+)[\sT]+(\S+)/.exec(plainDigits(text).trim().replace(/T/, ' ')) ?? [];
  const rawDay = dateMask.rawFrom(day ?? text);
  return clock && rawDay.length === 8 ? rawDay + rawTime(clock) : digits(day ? text : rawDay);
}

/** Days, months, times and moments as they are typed; the name is of no account here. */
const shared = { name: 'date', inputMode: 'numeric' } as const;
export const dateMasks = {
  day: fixedMask({ ...shared, slots: '##/##/####', rawFrom: dateMask.rawFrom, closePart: closeUpTo(4) }),
  month: fixedMask({ ...shared, slots: '##/####', rawFrom: rawMonth, closePart: closeUpTo(2) }),
  time: fixedMask({ ...shared, slots: '##:##', rawFrom: rawTime, closePart: closeUpTo(2) }),
  moment: fixedMask({
    ...shared,
    slots: '##/##/#### ##:##',
    rawFrom: rawMoment,
    closePart: (raw) => (raw.length < 4 || (raw.length > 8 && raw.length < 10) ? closeLast(raw) : raw),
  }),
} satisfies Record<string, Mask>;

export type DateMask = keyof typeof dateMasks;

type Typed = {
  readonly text: string;
  readonly caret: number;
  readonly forward?: boolean;
  readonly composing?: boolean;
};

/** One edit of a date field: the text it showed, and what the browser made of it. */
export function editDateText(kind: DateMask, previous: string, typed: Typed): Edited {
  const mask = dateMasks[kind];
  const text = typed.text === `${previous}:` ? `${previous}.` : typed.text;
  return applyEdit({ mask, previous: { raw: mask.rawFrom(previous), display: previous }, ...typed, text });
}
