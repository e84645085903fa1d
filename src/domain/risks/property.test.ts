import { describe, expect, test } from 'vitest';
import { proposedSums } from '../tariffs/home-sums.ts';
import { assumedHome } from './assumed-home.ts';
import { buildPeriodOf } from './build-period.ts';

test.each([
  [1950, '1'],
  [1975, '1'],
  [1976, '2'],
  [1996, '2'],
  [1997, '3'],
  [1999, '3'],
  [2000, '4'],
  [2006, '4'],
  [2007, '5'],
  [2026, '5'],
])('a building of %i is of period %s', (year, period) => expect(buildPeriodOf(year)).toBe(period));

describe('a home that is offered beside an earthquake policy', () => {
  test('is insured whole by its owner and by who has the use of it', () => {
    for (const role of ['owner', 'usufruct'] as const) {
      expect(assumedHome(role, 110)).toMatchObject({ scope: 'both', occupant: 'owner', sums: proposedSums(110) });
    }
  });

  test('a tenant insures the contents', () => {
    expect(assumedHome('tenant', 110)).toMatchObject({
      scope: 'contents',
      occupant: 'tenant',
      sums: { building: 0, contents: proposedSums(110).contents },
    });
  });

  test('is a flat in between that is lived in all year', () => {
    const usual = { homeType: 'flat', floor: 'middle', roof: 'concrete', emptyMonths: 0 };
    expect(assumedHome('owner', 110)).toMatchObject(usual);
    expect(assumedHome('tenant', 110)).toMatchObject(usual);
  });

  test('nobody else has one, and nothing is paid for that nobody chose', () => {
    expect([assumedHome('manager', 110), assumedHome('lender', 110)]).toEqual([undefined, undefined]);
    expect(assumedHome('owner', 110)).toMatchObject({
      sums: { glass: 0, electronics: 0, valuables: 0 },
      liabilityLimit: 0,
    });
  });
});
