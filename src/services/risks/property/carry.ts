import type { PropertyAnswers } from '#catalog/risks/property/answers.ts';
import { insuresHome } from '#catalog/risks/property/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { type Kurus, toWireLira } from '#domain/money.ts';
import type { PropertyRisk } from '#domain/risks/property.ts';
import type { FoundProperty } from '#ports/found.ts';
import { withoutGaps } from '../common-answers.ts';
import type { Renewed } from '../risk-service.ts';
import { occupantAnswers, roleAnswers, scopeAnswers } from './codes.ts';
import { foundAnswers } from './merge.ts';

/** The answers by which a building is looked for again. */
export function identifiersOf({ address }: PropertyRisk): PropertyAnswers {
  return { UAVTNumber: address.uavt };
}

const lira = (sum: Kurus) => (sum === 0 ? undefined : toWireLira(sum));

/**
 * The terms of a policy as answers of its own line, for one that was bought beside another and whose questions nobody
 * answered. What was only assumed of a home is no term of it and is asked.
 */
function termsOf(line: LineKey, { role, home }: PropertyRisk): PropertyAnswers {
  if (!insuresHome(line)) return { InsuredRole: roleAnswers[role] };
  if (!home) return {};
  const { occupant, scope, sums } = home;
  return withoutGaps({
    Occupant: occupantAnswers[occupant],
    PoliceTipi: occupant === 'tenant' ? undefined : scopeAnswers[scope],
    BuildingSum: lira(sums.building),
    ContentsSum: lira(sums.contents),
  });
}

/**
 * An earthquake policy named for the last policy has ended since. What was known stands in for registers that tell
 * nothing. A line is not asked beside itself.
 */
export function carryProperty(
  { line, risk, found, answers }: Renewed<'property'>,
  { earthquakePolicy }: FoundProperty,
): PropertyAnswers {
  const known = earthquakePolicy ? answers : { ...foundAnswers(found), ...answers };
  const { UAVTNumber: _code, OldPolicyNo: _old, RegisteredAddress: _way, DaskPolicyNo: _dask, ...carried } = known;
  const CrossSellingBranches = carried.CrossSellingBranches?.filter((beside) => beside !== line);
  return withoutGaps({ ...termsOf(line, risk), ...carried, CrossSellingBranches });
}
