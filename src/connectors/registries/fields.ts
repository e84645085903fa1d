import { z } from 'zod';
import { type Day, readDay } from '#domain/dates.ts';
import { capitaliseName } from '#domain/turkish-text.ts';

/** A register's day, '31.12.2026' or '31/12/2026', as ours. */
export const registerDay = z.string().transform((text, context): Day => {
  const day = readDay(text);
  if (day !== undefined) return day;
  context.addIssue('not a day');
  return z.NEVER;
});

/** A whole number written in digits alone. */
export const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Registers shout: 'AYŞE NUR' is Ayşe Nur. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .transform((text) => capitaliseName(text.toLocaleLowerCase('tr-TR')));

/** '34ABC123' as the two fields of a register: province in three digits, and the rest. */
export function plateFields(plate: string): { readonly plakaIlKodu: string; readonly plakaNo: string } {
  return { plakaIlKodu: plate.slice(0, 2).padStart(3, '0'), plakaNo: plate.slice(2) };
}

export function plateOf({ plakaIlKodu, plakaNo }: { plakaIlKodu: string; plakaNo: string }): string {
  return `${plakaIlKodu.slice(-2)}${plakaNo}`;
}
