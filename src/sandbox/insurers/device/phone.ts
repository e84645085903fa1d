import { z } from 'zod';
import { type Application, daySchema, type Incomplete, incomplete } from '../application.ts';

const phone = z.object({
  deviceBrand: z.string().min(1),
  deviceModel: z.string().min(1),
  imei: z.string().regex(/^\d{15}$/),
  invoiceDate: daySchema,
  invoicePrice: z.coerce.number().int().positive(),
});

export type Phone = z.infer<typeof phone>;

/** A phone as a question tells of it. */
export function readPhone({ fields }: Application): Phone | Incomplete {
  const parsed = phone.safeParse(fields);
  return parsed.success ? parsed.data : incomplete(parsed.error);
}
