import { z } from 'zod';
import { ageOn, monthsOn } from '#domain/dates.ts';
import { type Application, daySchema, type Incomplete, incomplete } from '../application.ts';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

const animal = z.object({
  species: z.enum(['cat', 'dog']),
  breed: z.string().min(1),
  petName: z.string().min(1),
  petBirthDate: daySchema,
  petSex: z.enum(['female', 'male']),
  chipNumber: z
    .string()
    .regex(/^\d{15}$/)
    .optional(),
  neutered: flag,
  vaccinated: flag,
});

const wanted = z.object({
  treatmentLimit: z.coerce.number().int().positive(),
  copayPercent: z.coerce.number().int().min(0).max(100),
  pets: z.array(animal).min(1).max(3),
});

/** An animal on the first day of the policy. */
export type Animal = z.infer<typeof animal> & { readonly months: number; readonly age: number };

export type Pets = Omit<z.infer<typeof wanted>, 'pets'> & { readonly animals: readonly Animal[] };

/** The animals and how much of their treatment is to be paid, as a question tells it. */
export function readPets({ fields, groups, startDate }: Application): Pets | Incomplete {
  const parsed = wanted.safeParse({ ...fields, pets: groups.pets ?? [] });
  if (!parsed.success) return incomplete(parsed.error);
  const { pets, ...rest } = parsed.data;
  const animals = pets.map((told) => ({
    ...told,
    months: monthsOn(told.petBirthDate, startDate),
    age: ageOn(told.petBirthDate, startDate),
  }));
  return { ...rest, animals };
}

/** A chip is compulsory from six months on. */
export function lacksChip({ chipNumber, months }: Animal): boolean {
  return chipNumber === undefined && months >= 6;
}
