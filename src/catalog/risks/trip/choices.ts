import { tripTexts as words } from '#messages/trip-questions.ts';
import { numbered } from '../../fields/numbered.ts';
import type { TripField } from './answers.ts';
import { daysBeforeTrip, longestTripDays } from './limits.ts';

/** Values of TripKind on the wire. */
export const tripKinds = { single: '1', annual: '2' } as const;

const tapped = { kind: 'radioGroup', look: 'button', required: true } as const;
const ofSingle = { when: { field: 'TripKind', is: [tripKinds.single] } } as const;

/** Where, when and what for. A year of journeys names no countries and ends a year after it begins. */
export const tripChoices: readonly TripField[] = [
  { ...tapped, look: 'normal', name: 'Region', label: words.region.label, choices: numbered(words.region.names) },
  { ...tapped, name: 'TripKind', label: words.tripKind.label, choices: numbered(words.tripKind.names) },
  {
    ...words.countries,
    ...ofSingle,
    kind: 'selectBox',
    name: 'Countries',
    source: { list: 'tripCountries', by: ['Region'] },
    multiple: true,
    required: true,
    autoComplete: 'off',
    wide: true,
  },
  {
    ...words.start,
    kind: 'datePicker',
    name: 'PolicyStart',
    required: true,
    disablePast: true,
    daysAhead: daysBeforeTrip,
    autoComplete: 'off',
  },
  {
    ...words.end,
    ...ofSingle,
    kind: 'datePicker',
    name: 'PolicyEnd',
    required: true,
    disablePast: true,
    daysAhead: daysBeforeTrip + longestTripDays,
    autoComplete: 'off',
  },
  { ...tapped, name: 'Purpose', label: words.purpose.label, choices: numbered(words.purpose.names) },
  { ...words.sport, kind: 'switch', name: 'Sport' },
];
