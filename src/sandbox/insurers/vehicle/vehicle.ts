import { z } from 'zod';
import { usageStyles } from '#domain/tariffs/usage-styles.ts';
import { type Application, daySchema, incomplete } from '../application.ts';
import type { Ask, Declined, Drafts, Pricing } from '../decision.ts';

const usageGroups = new Set(usageStyles.map(({ code }) => code.slice(0, 3)));
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');
const money = z.coerce.number().int().min(0);

const schema = z.object({
  plate: z.string().min(2),
  brandCode: z.string().min(1),
  typeCode: z.string().min(1),
  modelYear: z.coerce.number().int().min(1950).max(2100),
  usageCode: z.string().refine((usage) => usageGroups.has(usage.slice(0, 3))),
  fuelType: z.string().min(1),
  lpg: flag,
  rentACar: flag,
  professionCode: z.string().optional(),
  firstTrafficDate: daySchema.optional(),
  radioPrice: money.default(0),
  navigationPrice: money.default(0),
  steelWheelsPrice: money.default(0),
  otherAccessoryPrice: money.default(0),
  vehicleValue: money.optional(),
  trafficStep: z.coerce.number().int().min(0).max(8).optional(),
  kaskoDiscount: z.coerce.number().min(0).max(100).default(0),
  daysLapsed: z.coerce.number().int().min(0).default(0),
});

export type Vehicle = z.infer<typeof schema>;

/** A line that insures a vehicle, or what hangs on one. */
export function vehiclePricing(price: (ask: Ask, vehicle: Vehicle) => Drafts | Declined): Pricing {
  return (ask) => {
    const parsed = schema.safeParse(ask.application.fields);
    return parsed.success ? price(ask, parsed.data) : incomplete(parsed.error);
  };
}

export function vehicleAge({ modelYear }: Vehicle, { startDate }: Application): number {
  return Math.max(0, Number(startDate.slice(0, 4)) - modelYear);
}
