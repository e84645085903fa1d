import type { PetAnswers, PetRow } from '#catalog/risks/pet/answers.ts';
import type { FoundOf } from '#ports/found.ts';
import { movedPlace, ownerAnswers, withoutGaps } from '../common-answers.ts';

/** Names are judged and kept without the blanks around them. */
function plainRow({ PetName, ...row }: PetRow): PetRow {
  return withoutGaps({ ...row, PetName: PetName?.trim() });
}

/** What was sent, with what is known of the customer: on policies people are called as registers call them. */
export function mergeAnswers(found: FoundOf<'pet'>, sent: PetAnswers): PetAnswers {
  const { Name, Surname, ...place } = ownerAnswers(found.owner);
  return withoutGaps({
    ...place,
    ...withoutGaps(sent),
    ...movedPlace(sent, found.owner.provinceCode),
    Name,
    Surname,
    Pets: sent.Pets?.map(plainRow),
  });
}
