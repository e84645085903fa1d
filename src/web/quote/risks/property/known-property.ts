import type { Field } from '#catalog/fields/field.ts';
import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import { buildingFacts, customerFacts } from '#catalog/risks/property/facts.ts';
import type { KnownProperty } from '#catalog/risks/property/screen.ts';
import type { Day } from '#domain/dates.ts';
import type { QuotationOf } from '../../quotation.ts';

/** What the registers told so completely that nothing of it need be asked. */
export function knownProperty({ QueryType, Building, Customer }: QuotationOf<'property'>, today: Day): KnownProperty {
  const isComplete = (fields: readonly Field[], told: object | null) =>
    told !== null && problemsOf(fields, valuesOf(fields, { ...told }), today).length === 0;
  // A company's title stands in place of name and surname.
  const kind = Customer?.Surname === '' ? 'company' : 'person';
  return {
    building: isComplete(buildingFacts(QueryType), Building),
    customer: isComplete(customerFacts, Customer) ? kind : undefined,
  };
}
