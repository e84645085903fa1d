import { expect, test } from 'vitest';
import { identityOf } from '#domain/identity.ts';
import type { FoundOf } from '#ports/found.ts';
import { buildTrip, isFamily } from './build.ts';
import { carryTrip } from './carry.ts';

const answers = {
  fam: [{ individual: 1, Relation: '1' }],
  Region: '2',
  Countries: ['DE'],
  TripKind: '2',
  Purpose: '1',
  PolicyStart: '2026-12-01',
  PolicyEnd: '2026-12-08',
} as const;

const found: FoundOf<'trip'> = {
  kind: 'trip',
  gender: undefined,
  nationality: undefined,
  owner: {
    identity: identityOf('11111111110'),
    name: 'Deniz',
    surname: 'Örnek',
    birthdate: '1985-04-12',
    phone: '5550000001',
    email: undefined,
    provinceCode: 34,
    districtCode: undefined,
  },
  provinceName: 'İstanbul',
  districtName: '',
};

test.each([
  [['1', '2'], true],
  [['1', '3'], true],
  [['2', '3', '3'], true],
  [['1'], false],
  [['3', '3'], false],
  [['1', '3', '5'], false],
  [['1', '2', '4'], false],
] as const)('%j is a family: %s', (relations, family) => {
  expect(isFamily(relations.map((Relation) => ({ Relation })))).toBe(family);
});

test('a year of journeys is followed by another; of one journey only who travelled is carried on', () => {
  const risk = buildTrip(answers);
  const { fam, Region, TripKind, Purpose } = answers;
  expect(carryTrip({ line: 'seyahat', risk, found, answers })).toEqual({ fam, Region, TripKind, Purpose });
  const once = { ...risk, annual: false };
  expect(carryTrip({ line: 'seyahat', risk: once, found, answers })).toEqual({ fam });
});
