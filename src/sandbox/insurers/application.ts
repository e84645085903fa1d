import { z } from 'zod';
import { isRealDay } from '#domain/dates.ts';

/**
 * A question in its plainest form, whatever the protocol: values as text, money in kuruş, days as YYYY-MM-DD, flags as
 * true or false. What was left empty is absent.
 */
export type Fields = Readonly<Record<string, string>>;

export const optionPrefix = 'option.';
export const daySchema = z.string().refine(isRealDay);

const schema = z.object({
  reference: z.string().min(1).max(120),
  /** Key of a line; whoever does not sell it says so. */
  product: z.string().min(1).max(40),
  startDate: daySchema,
  endDate: daySchema,
  customerType: z.enum(['individual', 'company']),
  identityNumber: z.string().regex(/^\d{10,11}$/),
  firstName: z.string().min(1),
  lastName: z.string().optional(),
  birthDate: daySchema.optional(),
  mobilePhone: z.string().min(1),
  provinceCode: z.coerce.number().int().min(1).max(81),
});

export type Application = z.infer<typeof schema> & {
  /** Everything told, for the pricing of the line to read its own risk from. */
  readonly fields: Fields;
  readonly options: Fields;
};

export type Incomplete = { readonly kind: 'incomplete'; readonly fields: readonly string[] };

export function incomplete(error: z.ZodError): Incomplete {
  return { kind: 'incomplete', fields: [...new Set(error.issues.map(({ path }) => path.join('.')))] };
}

export function readApplication(fields: Fields): Application | Incomplete {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) return incomplete(parsed.error);
  const options = Object.entries(fields)
    .filter(([key]) => key.startsWith(optionPrefix))
    .map(([key, value]) => [key.slice(optionPrefix.length), value] as const);
  return { ...parsed.data, fields, options: Object.fromEntries(options) };
}
