import { z } from 'zod';
import { isRealDay, parseDay } from '#domain/dates.ts';
import { fromLira, type Kurus, toWireLira } from '#domain/money.ts';

/** '12.345,67 TL', '12345,6' or '12345'; anything else is undefined. */
export function kurusOfTurkish(text: string): Kurus | undefined {
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?(?:\s*TL)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return fromLira(`${whole.replaceAll('.', '')}.${fraction.padEnd(2, '0')}`);
}

export function turkishOfKurus(amount: Kurus): string {
  return toWireLira(amount).toFixed(2).replace('.', ',');
}

export const turkishMoney = z.string().transform((text, context) => {
  const amount = kurusOfTurkish(text);
  if (amount !== undefined) return amount;
  context.addIssue('not an amount');
  return z.NEVER;
});

/** Reads an amount, or finds that it is none. */
export type ReadMoney = (told: unknown) => Kurus | undefined;

/** Lira as a decimal number or the same as text, with two places at most. */
export const readLira: ReadMoney = (told) => {
  if (typeof told !== 'number' && typeof told !== 'string') return undefined;
  try {
    return fromLira(told);
  } catch {
    return undefined;
  }
};

export const readWholeKurus: ReadMoney = (told) => (Number.isSafeInteger(told) ? (told as Kurus) : undefined);

export const moneyReadBy = (read: ReadMoney) =>
  z.unknown().transform((told, context) => {
    const amount = read(told);
    if (amount !== undefined) return amount;
    context.addIssue('not an amount');
    return z.NEVER;
  });

export const liraMoney = moneyReadBy(readLira);

/** Lira for one of another currency, with more places than money has: '48,9012'. */
export const turkishRate = z
  .string()
  .regex(/^\d{1,6}(?:,\d{1,6})?$/)
  .transform((text) => Number(text.replace(',', '.')));

/** The same as a decimal number or as text with a point. */
export const decimalRate = z
  .union([z.number(), z.string().regex(/^\d{1,6}(?:\.\d{1,6})?$/)])
  .transform(Number)
  .pipe(z.number().positive());

/** Insurers may name the currency of a price; what we ask for is lira, and a price in anything else is not read. */
export const askedCurrency = z.enum(['TRY', 'TL']).optional();

export const isoDay = z.string().refine(isRealDay);

export const turkishDay = z.string().transform((text, context) => {
  const day = parseDay(text);
  if (day !== undefined) return day;
  context.addIssue('not a day');
  return z.NEVER;
});

/** 'dd.mm.yyyy hh:mm' on Istanbul's clocks, which have stood at +03:00 since 2016. */
export const turkishMoment = z.string().transform((text, context) => {
  const [day = '', time = ''] = text.split(' ');
  const moment = new Date(`${parseDay(day) ?? ''}T${time}:00+03:00`);
  if (!Number.isNaN(moment.getTime())) return moment;
  context.addIssue('not a moment');
  return z.NEVER;
});
