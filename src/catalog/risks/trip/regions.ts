import type { TripRegion } from '#domain/risks/trip.ts';
import { liesIn } from '#domain/risks/trip-countries.ts';
import type { TripAnswers } from './answers.ts';

type RegionAnswer = NonNullable<TripAnswers['Region']>;

/** What each answer stands for. */
export const regions: Readonly<Record<RegionAnswer, TripRegion>> = {
  1: 'schengen',
  2: 'world',
  3: 'worldWithoutUsa',
};

const isRegion = (answer: string): answer is RegionAnswer => Object.hasOwn(regions, answer);

/** Whether a country can be chosen for a region, both as forms hold them. */
export function fitsRegion(region: string, country: string): boolean {
  return isRegion(region) && liesIn(regions[region], country);
}
