import { expect, test } from 'vitest';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { SuiteTools } from './insurer-harness.ts';

/** Two people with every letter that gets lost on the way, one of whom only a passport names. */
export const twoInsured: readonly InsuredPerson[] = [
  {
    relation: 'spouse',
    identity: { kind: 'foreigner', number: '99000000110' },
    name: 'ÇİĞDEM ŞÜKÛFE',
    surname: 'IŞIKÖĞÜT-AĞA & OĞLU',
    birthdate: '1988-02-29',
    gender: 'female',
    nationality: 'DE',
  },
  {
    relation: 'child',
    identity: { kind: 'passport', number: 'U1234567' },
    name: 'ömer ığdır',
    surname: 'Çağlayangil',
    birthdate: '2019-12-31',
    gender: undefined,
    nationality: undefined,
  },
];

const told = [
  {
    relation: 'spouse',
    identityType: 'foreigner',
    identityNumber: '99000000110',
    firstName: 'ÇİĞDEM ŞÜKÛFE',
    lastName: 'IŞIKÖĞÜT-AĞA & OĞLU',
    birthDate: '1988-02-29',
    gender: 'female',
    nationality: 'DE',
  },
  {
    relation: 'child',
    identityType: 'passport',
    identityNumber: 'U1234567',
    firstName: 'ömer ığdır',
    lastName: 'Çağlayangil',
    birthDate: '2019-12-31',
  },
];

export function testInsuredPeople({ harness, nextRequest, soon }: SuiteTools): void {
  test('everybody who is insured arrives whole, be it two, one or nobody', async () => {
    for (const count of [2, 1, 0]) {
      const request = { ...nextRequest(), insuredPeople: twoInsured.slice(0, count) };
      expect(await harness().insurer.quote(request, soon())).toMatchObject({ kind: 'offers' });
      expect(await harness().insuredTold(request.reference)).toEqual(told.slice(0, count));
    }
  });
}
