import type { PropertyAnswers } from '#catalog/risks/property/answers.ts';
import type { PropertyRisk } from '#domain/risks/property.ts';
import type { FoundProperty } from '#ports/found.ts';
import { foundAnswers } from './merge.ts';

/** The answers by which a building is looked for again. */
export function identifiersOf({ address }: PropertyRisk): PropertyAnswers {
  return { UAVTNumber: address.uavt };
}

/** An earthquake policy named for the last policy has ended since. What was known stands in for registers that tell nothing. */
export function carryProperty(
  before: { readonly found: FoundProperty; readonly answers: PropertyAnswers },
  { earthquakePolicy }: FoundProperty,
): PropertyAnswers {
  const known = earthquakePolicy ? before.answers : { ...foundAnswers(before.found), ...before.answers };
  const { UAVTNumber: _code, OldPolicyNo: _old, RegisteredAddress: _way, DaskPolicyNo: _dask, ...carried } = known;
  return carried;
}
