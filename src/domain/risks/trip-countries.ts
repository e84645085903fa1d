import type { TripRegion } from './trip.ts';

/** The Schengen area since Bulgaria and Romania belong to it: 29 countries. */
export const schengenCountries: ReadonlySet<string> = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Care is dearest here, so that a region leaves them out. */
const dearest: ReadonlySet<string> = new Set(['US', 'CA', 'JP']);

/** Whether a policy for a region covers a country. At home no policy for journeys does. */
export function liesIn(region: TripRegion, country: string): boolean {
  if (country === 'TR') return false;
  switch (region) {
    case 'schengen':
      return schengenCountries.has(country);
    case 'world':
      return true;
    case 'worldWithoutUsa':
      return !dearest.has(country);
  }
}
