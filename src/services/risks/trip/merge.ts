import { plainRows } from '#catalog/risks/people/identity.ts';
import type { TripAnswers } from '#catalog/risks/trip/answers.ts';
import { tripKinds } from '#catalog/risks/trip/choices.ts';
import { travelsAlone } from '#catalog/risks/trip/presets.ts';
import type { FoundOf } from '#ports/found.ts';
import { movedPlace, ownerAnswers, withoutGaps } from '../common-answers.ts';

/** Who has a passport only goes straight to the journey, and travels alone until they add somebody. */
function travellersOf({ owner }: FoundOf<'trip'>, { fam }: TripAnswers): TripAnswers['fam'] {
  const rows = fam ?? (owner.identity.kind === 'passport' ? travelsAlone : undefined);
  return rows && plainRows(rows).map(withoutGaps);
}

/** A year of journeys names no countries, and its end follows from its start. */
function journeyOf(sent: TripAnswers): TripAnswers {
  if (sent.TripKind !== tripKinds.annual) return sent;
  const { Countries: _countries, PolicyEnd: _end, ...year } = sent;
  return year;
}

/** What was sent, with what is known of the customer: on policies people are called as registers and passports call them. */
export function mergeAnswers(found: FoundOf<'trip'>, sent: TripAnswers): TripAnswers {
  const { Name, Surname, ...place } = ownerAnswers(found.owner);
  return withoutGaps({
    ...place,
    ...withoutGaps(journeyOf(sent)),
    ...movedPlace(sent, found.owner.provinceCode),
    Name,
    Surname,
    fam: travellersOf(found, sent),
  });
}
