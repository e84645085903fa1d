import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '#domain/dates.ts';
import { nationalNumberFrom } from '#testing/people.ts';
import {
  type CodedLevel,
  codeOf,
  depths,
  flatOfPolicyNumber,
  flatOfUavt,
  type Place,
  placeOfCode,
  policyNumberOf,
  sizes,
  uavtOf,
} from './address-codes.ts';
import { childrenOf } from './address-levels.ts';
import { neighbourhoods, streets, towns } from './address-names.ts';
import { addressOf, levelBelow, registeredAddressOf } from './addresses.ts';
import { districts } from './districts.ts';
import { earthquakePolicyOf } from './earthquake-policies.ts';
import { personOf } from './people.ts';

const seed = 'test';
const circumstances = { seed, today: '2026-11-14' };
const flats = fc.tuple(...sizes.map((size) => fc.integer({ min: 0, max: size - 1 })));
const levels: readonly CodedLevel[] = ['town', 'neighbourhood', 'street', 'building'];

/** So many flats that exist, spread over the country. */
function someFlats(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => {
    let place: Place = [(index * 37) % districts.length];
    while (place.length < depths.flat) {
      const rows = childrenOf(place, seed);
      place = rows[(index * 7) % rows.length]?.place ?? place;
    }
    return place;
  });
}

describe('codes of addresses', () => {
  test('each level’s code is an int32 that leads back to its place', () => {
    fc.assert(
      fc.property(flats, fc.constantFrom(...levels), (flat, level) => {
        const place = flat.slice(0, depths[level]);
        const code = codeOf(level, place);
        expect(code > 0 && code < 2 ** 31).toBe(true);
        expect(placeOfCode(level, code)).toEqual(place);
      }),
    );
  });

  test('an address code has ten digits, the first of them 1 to 8, and leads back to its flat', () => {
    fc.assert(
      fc.property(flats, (flat) => {
        expect(uavtOf(flat)).toMatch(/^[1-8]\d{9}$/);
        expect(flatOfUavt(uavtOf(flat))).toEqual(flat);
        expect(policyNumberOf(flat)).toMatch(/^[1-9]\d{11}$/);
        expect(flatOfPolicyNumber(policyNumberOf(flat))).toEqual(flat);
      }),
    );
  });

  test.each(['9000000001', '0123456789', '123456789', '12345678901', 'abcdefghij', ''])('%j is no address', (code) => {
    expect(addressOf(code, seed)).toBeUndefined();
  });

  test('a code beyond every place, or of a door the seed did not make, is no address', () => {
    expect(flatOfUavt('8999999999')).toBeUndefined();
    const [district = 0, town = 0, neighbourhood = 0, street = 0] = someFlats(1)[0] ?? [];
    const beyondStreet = [district, town, neighbourhood, street, 31, 29];
    const doors = childrenOf([district, town, neighbourhood, street], seed);
    expect(doors.length).toBeLessThanOrEqual(31);
    expect(addressOf(uavtOf(beyondStreet), seed)).toBeUndefined();
  });
});

describe('addresses from the seed', () => {
  test('every district has one to three towns, the first its centre, and all levels below', () => {
    for (const { districtCode } of districts) {
      const rows = levelBelow('district', districtCode, seed) ?? [];
      expect(rows[0]?.name).toBe('Merkez');
      expect(rows.length).toBeLessThanOrEqual(3);
    }
    for (const flat of someFlats(200)) {
      for (let depth = 1; depth < flat.length; depth += 1) {
        const rows = childrenOf(flat.slice(0, depth), seed);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.length).toBeLessThanOrEqual(sizes[depth] ?? 0);
        expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
      }
    }
  });

  test('the address of a code is written with all its levels', () => {
    for (const flat of someFlats(200)) {
      const address = addressOf(uavtOf(flat), seed);
      if (address === undefined) throw new Error('an address that exists was not found');
      expect(address.flat).toEqual(flat);
      const { neighbourhood, street, building, district } = address;
      expect(address.text).toContain(`${neighbourhood.name} ${street.name} ${building.name}`);
      expect(address.text.endsWith(` ${district.districtName}/${district.provinceName}`)).toBe(true);
    }
  });

  test('everybody is registered at one address of the own district', () => {
    for (let nine = 100_000_000; nine < 100_000_100; nine += 1) {
      const number = nationalNumberFrom(nine);
      const address = registeredAddressOf(number, seed);
      expect(address?.district.districtCode).toBe(personOf(number, seed)?.districtCode);
      expect(registeredAddressOf(number, seed)).toEqual(address);
    }
    expect(registeredAddressOf('1234567890', seed)).toBeUndefined();
  });

  test('another seed makes another country', () => {
    expect(registeredAddressOf('19090909018', 'one')).not.toEqual(registeredAddressOf('19090909018', 'two'));
  });

  test('the lists hold each name once', () => {
    for (const list of [towns, neighbourhoods, streets]) expect(new Set(list).size).toBe(list.length);
  });
});

describe('earthquake policies from the seed', () => {
  const records = someFlats(1_000).map((flat) => earthquakePolicyOf({ uavt: uavtOf(flat) }, circumstances));
  const policies = records.filter((record) => record !== undefined);
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

  test('six addresses of ten have one, found by its number as well', () => {
    expect(share(policies, records)).toBeGreaterThan(0.5);
    expect(share(policies, records)).toBeLessThan(0.7);
    for (const policy of policies.slice(0, 100)) {
      expect(earthquakePolicyOf({ policyNumber: policy.policyNumber }, circumstances)).toEqual(policy);
    }
  });

  test('most still run, some lapsed ten days ago and some ninety', () => {
    const days = policies.map(({ end }) => daysBetween(circumstances.today, end));
    expect(new Set(days.filter((left) => left < 0))).toEqual(new Set([-10, -90]));
    expect(
      share(
        days.filter((left) => left > 0),
        days,
      ),
    ).toBeGreaterThan(0.7);
    expect(days.filter((left) => left > 0 && left <= 40).length).toBeGreaterThan(100);
  });

  test('most buildings are sound concrete dwellings of 45 to 240 square metres', () => {
    expect(
      share(
        policies.filter(({ structure }) => structure === 'concrete'),
        policies,
      ),
    ).toBeGreaterThan(0.8);
    expect(
      share(
        policies.filter(({ use }) => use === 'dwelling'),
        policies,
      ),
    ).toBeGreaterThan(0.8);
    expect(
      share(
        policies.filter(({ damage }) => damage === 'none'),
        policies,
      ),
    ).toBeGreaterThan(0.8);
    for (const { grossArea } of policies) expect(grossArea >= 45 && grossArea <= 240).toBe(true);
  });

  test('the flats of a building are as old, as high and as sound as each other', () => {
    const [block] = someFlats(300).filter((flat) => childrenOf(flat.slice(0, -1), seed).length > 20);
    const told = childrenOf(block?.slice(0, -1) ?? [], seed)
      .map(({ place }) => earthquakePolicyOf({ uavt: uavtOf(place) }, circumstances))
      .filter((policy) => policy !== undefined)
      .map(({ buildPeriod, floors, structure, damage }) => [buildPeriod, floors, structure, damage].join());
    expect(told.length).toBeGreaterThan(5);
    expect(new Set(told).size).toBe(1);
  });
});
