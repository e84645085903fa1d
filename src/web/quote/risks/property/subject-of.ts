import type { PropertySubject } from '#catalog/risks/property/subject.ts';
import type { QuotationOf } from '../../quotation.ts';

/** What the questions of a quotation depend on. */
export function subjectOf({ QueryType, EarthquakePolicy }: QuotationOf<'property'>): PropertySubject {
  return { line: QueryType, policyEnd: EarthquakePolicy?.PolicyEnd };
}
