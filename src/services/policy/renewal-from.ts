import { lines } from '#catalog/lines/index.ts';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { Day } from '#domain/dates.ts';
import { isRenewable, renewalOpensOn } from '#domain/policy/renewal.ts';
import type { Policy } from '#ports/policies.ts';
import { riskServices } from '../risks/index.ts';

/**
 * From which day on a policy can be followed by a new one. None where it ends for good: it lasted some weeks or one
 * journey, is offered anew beside another line only, or insures what is too old by the day the new one would begin.
 */
export function renewalFrom(
  { line, start, end, insured }: Pick<Policy, 'line' | 'start' | 'end' | 'insured'>,
  today: Day,
): Day | undefined {
  const kind = quotedKind(line);
  if (kind === undefined) return undefined;
  const { renewalDays, term } = lines[line];
  const next = riskServices[kind].nextStart(end);
  const isPossible = isRenewable({ start, end, insured }, term, next < today ? today : next);
  return isPossible ? renewalOpensOn(renewalDays, end) : undefined;
}
