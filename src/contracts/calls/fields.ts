import { z } from 'zod';
import { birthdate as birthdateField, nationalOrTaxNumber, phone as phoneField } from '#catalog/flows/fields.ts';
import { emailField } from '#catalog/forms/card.ts';
import { codeField } from '#catalog/forms/phone-verification.ts';
import { resolveLineKey } from '#catalog/lines/index.ts';
import { lineKeys } from '#domain/lines.ts';
import { secretFormat } from '../field-types.ts';
import { judged } from '../judged.ts';

/** Calendars of stores and partners have no year nought. */
export const isoDate = z.iso.date().refine((value) => value >= '0001');

export const nationalNumber = judged(nationalOrTaxNumber, z.string().regex(/^\d{10,11}$/));
export const phone = judged(phoneField, z.string().regex(/^5\d{9}$/));
export const email = judged(emailField, z.email().max(254));
export const smsCode = judged(codeField, z.string().min(1).max(6));
export const birthdate = judged(birthdateField, isoDate);
/** A day that a request names; which days are open is for the question that asks for it. */
export const day = judged({ kind: 'datePicker', name: 'Day', label: '', required: true }, isoDate);
/** A moment in UTC. */
export const moment = z.iso.datetime();
export const guid = z.uuid();
export const headerGuid = guid;
export const shortText = z.string().min(1).max(100);
export const gender = z.enum(['E', 'K']);
/** Sent encrypted under a security token. */
export const secret = z.string().min(1).max(1024).meta({ format: secretFormat });
export const lira = z.number().nonnegative().multipleOf(0.01);
export const nothing = z.null();

const numeral = /^\s*[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i;

/** A form-encoded body carries strings only, so a number or a truth value arrives in several spellings. */
export const wireNumber = <Kind extends z.ZodType<number, number>>(kind: Kind) =>
  z.preprocess(
    (value: string | number) => (typeof value === 'string' && numeral.test(value) ? Number(value) : value),
    kind,
  );
/** As wide as the columns that are looked up with it. */
export const wireId = wireNumber(z.int32().positive());
/** Lira; far above every premium and far below where kuruş are counted inexactly. */
export const wireAmount = wireNumber(z.number().nonnegative().max(1_000_000_000));
export const wireBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0']), z.literal([1, 0])])
  .transform((value) => value === true || value === 'true' || value === '1' || value === 1)
  .pipe(z.boolean());

/** A form-encoded list of one is indistinguishable from a single value. */
export const wireList = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value: z.input<Item> | z.input<Item>[]) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(50),
  );

const canonicalLine = (value: string) => (typeof value === 'string' ? (resolveLineKey(value) ?? value) : value);

/** Accepts an alias wherever a key is accepted, and hands on the key. */
export const lineKey = z.preprocess(canonicalLine, z.enum(lineKeys));
export const queryType = z.preprocess(canonicalLine, z.enum([...lineKeys, 'login']));

export const agreements = {
  AdvertisementAgreement: wireBoolean.default(false),
  PrivacyAgreement: wireBoolean,
  OpenDataAgreement: wireBoolean,
};

export const selectItem = z.object({ Text: z.string(), Id: z.union([z.string(), z.number()]) });
export type SelectItem = z.infer<typeof selectItem>;

export const customerSummary = z.object({
  Name: z.string(),
  Surname: z.string(),
  CityCode: z.number().int(),
  TownCode: z.number().int(),
  City: z.string(),
  County: z.string(),
});
export type CustomerSummary = z.infer<typeof customerSummary>;
