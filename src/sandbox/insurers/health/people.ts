import { z } from 'zod';
import { ageOn, daysBetween } from '#domain/dates.ts';
import { type HealthCondition, healthConditions } from '#domain/health-declaration.ts';
import { type Application, daySchema, type Incomplete, incomplete } from '../application.ts';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

const known: ReadonlySet<string> = new Set(healthConditions);
const conditions = z
  .string()
  .default('')
  .transform((text) => text.split(' ').filter((word) => word !== ''))
  .pipe(z.array(z.custom<HealthCondition>((word) => typeof word === 'string' && known.has(word))));

const person = z.object({ birthDate: daySchema, gender: z.enum(['female', 'male']).optional() });

const declaring = person.extend({
  heightCm: z.coerce.number().int().min(30).max(260),
  weightKg: z.coerce.number().int().min(1).max(400),
  conditions,
  regularMedication: flag,
  plannedTreatment: flag,
  pregnant: flag,
});

type Aged = { readonly age: number; readonly daysOld: number };
export type CoveredPerson = z.infer<typeof person> & Aged;
export type DeclaringPerson = z.infer<typeof declaring> & Aged;

type People<Person> = { readonly kind: 'people'; readonly people: readonly Person[] };

function readPeople<Told extends { readonly birthDate: string }>(
  schema: z.ZodType<Told>,
  { groups, startDate }: Application,
): People<Told & Aged> | Incomplete {
  const parsed = z.object({ insured: z.array(schema).min(1) }).safeParse({ insured: groups.insured ?? [] });
  if (!parsed.success) return incomplete(parsed.error);
  const people = parsed.data.insured.map((told) => ({
    ...told,
    age: ageOn(told.birthDate, startDate),
    daysOld: daysBetween(told.birthDate, startDate),
  }));
  return { kind: 'people', people };
}

/** The people a policy covers, with their ages on its first day. */
export function coveredPeople(application: Application): People<CoveredPerson> | Incomplete {
  return readPeople(person, application);
}

/** The same, with what each declares of their health. */
export function declaringPeople(application: Application): People<DeclaringPerson> | Incomplete {
  return readPeople(declaring, application);
}
