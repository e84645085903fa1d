import type { Insured } from '../risks/insured.ts';
import type { RiskKind } from '../risks/risk.ts';
import { lacksPlate } from '../rules/plate.ts';

type Things = (insured: Pick<Insured, 'key' | 'also'>) => readonly string[];

const numbersOf =
  (kind: string): Things =>
  ({ key, also = [] }) =>
    [key, ...also].map((number) => `${kind}:${number}`);

/** Each person stands in the key by kind and number of the identity. */
const peopleIn = (key: string) => key.split(' ').flatMap((word) => (word.includes(':') ? `person:${word}` : []));

const things: Readonly<Record<RiskKind, Things>> = {
  // A vehicle that has no plate yet is called by its province, as many others are.
  vehicle: ({ key, also = [] }) => [
    ...(lacksPlate(key) ? [] : [`plate:${key}`]),
    ...also.map((number) => `vehicle:${number}`),
  ],
  property: numbersOf('address'),
  device: numbersOf('device'),
  health: ({ key }) => peopleIn(key),
  trip: ({ key }) => peopleIn(key),
  pet: ({ key, also = [] }) => [
    ...key.split(', ').map((animal) => `animal:${animal}`),
    ...also.map((chip) => `chip:${chip}`),
  ],
};

/**
 * All that is insured together, thing by thing and person by person, each under every number it is known by. Two policies
 * are about the same where they have one in common.
 */
export function insuredThings(insured: Pick<Insured, 'kind' | 'key' | 'also'>): readonly string[] {
  return [...new Set(things[insured.kind](insured))].toSorted();
}
