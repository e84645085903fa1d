import type { TripPurpose, TripRegion, TripRisk } from '#domain/risks/trip.ts';
import { chosen } from './field.ts';
import type { RiskTable } from './risk-table.ts';

const regions = {
  schengen: 'SCHENGEN',
  world: 'DUNYA',
  worldWithoutUsa: 'DUNYAABDHARIC',
} as const satisfies Record<TripRegion, string>;
const purposes = { tourism: 'TURISTIK', business: 'IS', education: 'EGITIM' } as const satisfies Record<
  TripPurpose,
  string
>;

/** What insurers are told of a journey; the travellers stand beside it. */
export const trip: RiskTable<TripRisk> = {
  fields: [
    ['region', 'bolge', 'S701', 'choice', ({ region }) => chosen(regions, region)],
    [
      'countries',
      'ulkeler',
      'S702',
      'text',
      ({ countries }) => (countries.length > 0 ? countries.join(' ') : undefined),
    ],
    ['annual', 'yillik', 'S703', 'flag', ({ annual }) => annual],
    ['purpose', 'amac', 'S704', 'choice', ({ purpose }) => chosen(purposes, purpose)],
    ['sport', 'spor', 'S705', 'flag', ({ sport }) => sport],
    ['family', 'aile', 'S706', 'flag', ({ family }) => family],
  ],
  groups: [],
  options: () => ({}),
};
