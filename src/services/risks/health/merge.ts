import type { HealthAnswers, HealthRow } from '#catalog/risks/health/answers.ts';
import { plainRows } from '#catalog/risks/people/identity.ts';
import type { FoundOf } from '#ports/found.ts';
import { movedPlace, ownerAnswers, withoutGaps } from '../common-answers.ts';

/** Everybody in a family's policy is known by a number. */
const byNumber = ({ PassportType: _type, ...row }: HealthRow): HealthRow => row;

/** What the customer says, and over it the name they are known by: a policy about a person bears no other. */
export function mergeAnswers({ owner }: FoundOf<'health'>, sent: HealthAnswers): HealthAnswers {
  const { Name, Surname, ...place } = ownerAnswers(owner);
  return withoutGaps({
    ...place,
    ...withoutGaps(sent),
    ...movedPlace(sent, owner.provinceCode),
    fam: sent.fam && plainRows(sent.fam.map(byNumber)).map(withoutGaps),
    Name,
    Surname,
  });
}
