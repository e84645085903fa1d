import type { TripAnswers } from '#catalog/risks/trip/answers.ts';
import { withoutGaps } from '../common-answers.ts';
import type { Renewed } from '../risk-service.ts';

/** A year of journeys is followed by another for the same people; of one journey nothing holds for the next but who travelled. */
export function carryTrip({ risk, answers }: Renewed<'trip'>): TripAnswers {
  const { fam, Region, TripKind, Purpose, Sport } = answers;
  return withoutGaps(risk.annual ? { fam, Region, TripKind, Purpose, Sport } : { fam });
}
