import type { FormDefinition } from '#catalog/fields/field.ts';
import { askedBirthdate } from '#catalog/forms/birthdate.ts';
import { addressSearchForm, addressWays } from '#catalog/risks/property/search.ts';

type Asker = {
  readonly isCompany: boolean;
  /** Whether it was not told yet: without it nobody learns where somebody is registered. */
  readonly asksBirthdate: boolean;
};

/** The ways to an address; only the registered one takes the birth date. */
export function searchDefinition({ isCompany, asksBirthdate }: Asker): FormDefinition {
  const form = addressSearchForm(isCompany);
  if (!asksBirthdate) return form;
  const birthdate = { ...askedBirthdate, when: { field: 'SearchBy', is: [addressWays.registered] } };
  return { ...form, steps: form.steps.map((step) => ({ ...step, fields: [...step.fields, birthdate] })) };
}
