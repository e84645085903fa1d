import { z } from 'zod';
import { isRealDay } from '#domain/dates.ts';

/**
 * A question in its plainest form, whatever the protocol: values as text, money in kuruş, days as YYYY-MM-DD, flags as
 * true or false. What was left empty is absent.
 */
export type Fields = Readonly<Record<string, string>>;

/** What was told of each item, by the key of the group. */
export type Groups = Readonly<Record<string, readonly Fields[]>>;

export const optionPrefix = 'option.';
export const daySchema = z.string().refine(isRealDay);

const identityType = z.enum(['national', 'foreigner', 'tax', 'passport']);

const insuredPerson = z.object({
  relation: z.enum(['self', 'spouse', 'child', 'parent', 'other']),
  identityType,
  identityNumber: z.string().min(1),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  birthDate: daySchema,
  gender: z.enum(['female', 'male']).optional(),
  nationality: z.string().length(2).optional(),
});

const schema = z.object({
  reference: z.string().min(1).max(120),
  /** Key of a line; whoever does not sell it says so. */
  product: z.string().min(1).max(40),
  startDate: daySchema,
  endDate: daySchema,
  customerType: z.enum(['individual', 'company']),
  /** Told where the number does not say it. */
  identityType: identityType.optional(),
  identityNumber: z.string().regex(/^(?:\d{10,11}|[A-Z\d]{6,9})$/),
  firstName: z.string().min(1),
  lastName: z.string().optional(),
  birthDate: daySchema.optional(),
  mobilePhone: z.string().min(1),
  provinceCode: z.coerce.number().int().min(1).max(81),
  insured: z.array(insuredPerson),
});

export type Application = z.infer<typeof schema> & {
  /** Everything told, for the pricing of the line to read its own risk from. */
  readonly fields: Fields;
  readonly groups: Groups;
  readonly options: Fields;
};

export type Incomplete = { readonly kind: 'incomplete'; readonly fields: readonly string[] };

export function incomplete(error: z.ZodError): Incomplete {
  return { kind: 'incomplete', fields: [...new Set(error.issues.map(({ path }) => path.join('.')))] };
}

export function readApplication(fields: Fields, groups: Groups = {}): Application | Incomplete {
  const parsed = schema.safeParse({ ...fields, insured: groups.insured ?? [] });
  if (!parsed.success) return incomplete(parsed.error);
  const options = Object.entries(fields)
    .filter(([key]) => key.startsWith(optionPrefix))
    .map(([key, value]) => [key.slice(optionPrefix.length), value] as const);
  return { ...parsed.data, fields, groups, options: Object.fromEntries(options) };
}
