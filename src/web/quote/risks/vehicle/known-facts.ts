import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import { customerFacts, neededVehicleFacts } from '#catalog/risks/vehicle/facts.ts';
import type { KnownFacts } from '#catalog/risks/vehicle/screen.ts';
import type { Day } from '#domain/dates.ts';
import type { QuotationOf } from '../../quotation.ts';

/** What the registers told so completely that nothing of it need be asked. */
export function knownFacts({ QueryType, Vehicle, Customer }: QuotationOf<'vehicle'>, today: Day): KnownFacts {
  const isComplete = (fields: typeof customerFacts, told: object | null) =>
    told !== null && problemsOf(fields, valuesOf(fields, { ...told }), today).length === 0;
  // A company's title stands in place of name and surname.
  const kind = Customer?.Surname === '' ? 'company' : 'person';
  return {
    vehicle: isComplete(neededVehicleFacts(QueryType), Vehicle),
    customer: isComplete(customerFacts, Customer) ? kind : undefined,
  };
}
