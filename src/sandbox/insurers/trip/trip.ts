import { z } from 'zod';
import { ageOn, daysBetween } from '#domain/dates.ts';
import { tripRegions } from '#domain/risks/trip.ts';
import { type Application, type Incomplete, incomplete } from '../application.ts';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

const journey = z.object({
  region: z.enum(tripRegions),
  annual: flag,
  purpose: z.enum(['tourism', 'business', 'education']),
  sport: flag,
  family: flag,
});

export type Trip = z.infer<typeof journey> & {
  /** The first and the last count. */
  readonly days: number;
  readonly ages: readonly number[];
};

/** A journey and who travels, as a question tells it. */
export function readTrip({ fields, insured, startDate, endDate }: Application): Trip | Incomplete {
  const parsed = journey.safeParse(fields);
  if (!parsed.success) return incomplete(parsed.error);
  if (insured.length === 0) return { kind: 'incomplete', fields: ['insured'] };
  return {
    ...parsed.data,
    days: daysBetween(startDate, endDate) + 1,
    ages: insured.map(({ birthDate }) => ageOn(birthDate, startDate)),
  };
}
