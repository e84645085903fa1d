import type { InsuredPerson } from '#domain/insured-person.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { TripRisk } from '#domain/risks/trip.ts';
import { insuredLabels, insuredTexts, insuredTripTexts as words } from '#messages/insured.ts';
import type { InsuredWords } from '../insured-words.ts';
import { peopleDetail, peopleKey } from '../people/insured.ts';

/** "Schengen ülkeleri, 2 kişi", and the names of the travellers. */
export function insuredTrip({ region, travellerCount }: TripRisk, people: readonly InsuredPerson[] = []): Insured {
  return {
    kind: 'trip',
    title: `${words.regions[region]}, ${insuredTexts.people(travellerCount)}`,
    detail: peopleDetail(people),
    key: `${region} ${peopleKey(people)}`,
  };
}

export const tripWords: InsuredWords = {
  ...words,
  label: insuredLabels.trip,
  value: ({ detail }) => detail,
  brief: ({ title }) => title,
  listed: ({ title }) => title,
  policy: ({ title }, line) => words.policy(title, line),
  fromPolicy: ({ title }, line) => words.fromPolicy(title, line),
};
