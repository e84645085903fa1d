import type { FormDefinition } from '#catalog/fields/field.ts';
import { askedBirthdate } from '#catalog/forms/birthdate.ts';
import { addressSearchForm, addressWays } from '#catalog/risks/property/search.ts';

type Asker = {
  readonly isCompany: boolean;
  /** Whether the register wants to know it before it tells where somebody is registered. */
  readonly wantsBirthdate: boolean;
};

/** The ways to an address; the birth date is asked of nobody from whom the register does not want it. */
export function searchDefinition({ isCompany, wantsBirthdate }: Asker): FormDefinition {
  const form = addressSearchForm(isCompany);
  if (!wantsBirthdate) return form;
  const birthdate = { ...askedBirthdate, when: { field: 'SearchBy', is: [addressWays.registered] } };
  return { ...form, steps: form.steps.map((step) => ({ ...step, fields: [...step.fields, birthdate] })) };
}
