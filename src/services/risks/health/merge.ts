import type { HealthAnswers } from '#catalog/risks/health/answers.ts';
import type { FoundOf } from '#ports/found.ts';
import { movedPlace, ownerAnswers, withoutGaps } from '../common-answers.ts';

/** What the customer says, and over it the name they are known by: a policy about a person bears no other. */
export function mergeAnswers({ owner }: FoundOf<'health'>, sent: HealthAnswers): HealthAnswers {
  const { Name, Surname, ...place } = ownerAnswers(owner);
  return withoutGaps({ ...place, ...withoutGaps(sent), ...movedPlace(sent, owner.provinceCode), Name, Surname });
}
