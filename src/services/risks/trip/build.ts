import type { TripAnswers, TripRow } from '#catalog/risks/trip/answers.ts';
import { tripKinds } from '#catalog/risks/trip/choices.ts';
import { regions } from '#catalog/risks/trip/regions.ts';
import type { TripPurpose, TripRisk } from '#domain/risks/trip.ts';
import { told } from '../common-answers.ts';
import { relations } from '../people/codes.ts';

const purposes: Readonly<Record<NonNullable<TripAnswers['Purpose']>, TripPurpose>> = {
  1: 'tourism',
  2: 'business',
  3: 'education',
};

/** Parents with their children, or a couple; who travels with anybody else is a group. */
export function isFamily(rows: readonly TripRow[]): boolean {
  const travelling = new Set(rows.map(({ Relation }) => relations[told('Relation', Relation)]));
  if (travelling.has('parent') || travelling.has('other')) return false;
  const parents = (['self', 'spouse'] as const).filter((relation) => travelling.has(relation));
  return parents.length === 2 || (parents.length === 1 && travelling.has('child'));
}

/** The journey as judged answers describe it. */
export function buildTrip(answers: TripAnswers): TripRisk {
  const rows = told('fam', answers.fam);
  return {
    kind: 'trip',
    region: regions[told('Region', answers.Region)],
    countries: [...new Set(answers.Countries)].toSorted(),
    annual: answers.TripKind === tripKinds.annual,
    purpose: purposes[told('Purpose', answers.Purpose)],
    sport: answers.Sport ?? false,
    travellerCount: rows.length,
    family: isFamily(rows),
  };
}
