import { expect, test } from 'vitest';
import { type Day, isRealDay } from '#domain/dates.ts';
import type { Registries } from '../registries.ts';
import { found } from './registry-found.ts';

/** Which addresses and earthquake policies the registers under test are known to hold. */
export type AddressExamples = {
  readonly districtCode: number;
  readonly noDistrictCode: number;
  readonly noUavt: string;
  readonly resident: string;
  readonly guardedResident: { readonly identityNumber: string; readonly birthdate: Day; readonly otherBirthdate: Day };
  readonly unreachableResident: string;
  readonly company: string;
  /** Registered at an address that has an earthquake policy. */
  readonly insuredResident: string;
  readonly uninsuredResident: string;
  readonly noPolicyNumber: string;
};

const never = new AbortController().signal;

type Addresses = Registries['addresses'];

async function registeredUavt(addresses: Addresses, identityNumber: string): Promise<string> {
  return found(await addresses.registeredAt({ identityNumber, birthdate: undefined }, never)).uavt;
}

/** Takes the last of every list, from a district down to a flat. */
async function walkDown(addresses: Addresses, districtCode: number) {
  const last = <Row>(rows: readonly Row[]): Row => {
    const row = rows.at(-1);
    if (row === undefined) throw new TypeError('an empty level');
    return row;
  };
  const town = last(found(await addresses.towns(districtCode, never)));
  const neighbourhood = last(found(await addresses.neighbourhoods(town.code, never)));
  const street = last(found(await addresses.streets(neighbourhood.code, never)));
  const building = last(found(await addresses.buildings(street.code, never)));
  const flat = last(found(await addresses.flats(building.code, never)));
  return { town, neighbourhood, street, building, flat };
}

export function describeAddresses(addresses: Addresses, examples: AddressExamples): void {
  const { districtCode, noDistrictCode } = examples;

  test('every level leads to the next, and the code at the end back to the whole address', async () => {
    const { town, neighbourhood, street, building, flat } = await walkDown(addresses, districtCode);
    expect(flat.uavt).toMatch(/^\d{10}$/);
    const record = found(await addresses.address(flat.uavt, never));
    expect(record).toMatchObject({
      uavt: flat.uavt,
      districtCode,
      townCode: town.code,
      townName: town.name,
      neighbourhoodCode: neighbourhood.code,
      neighbourhoodName: neighbourhood.name,
      streetCode: street.code,
      streetName: street.name,
      buildingCode: building.code,
      buildingName: building.name,
      flatName: flat.name,
    });
    expect(record.text).toContain(`${record.districtName}/${record.provinceName}`);
    expect(Math.floor(districtCode / 100)).toBe(record.provinceCode);
  });

  test('names and codes of a level stand once each', async () => {
    const { town } = await walkDown(addresses, districtCode);
    const rows = found(await addresses.neighbourhoods(town.code, never));
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  test('codes of nothing are not found, also those of another level', async () => {
    const { town, building } = await walkDown(addresses, districtCode);
    const notFound = { kind: 'notFound' };
    expect(await addresses.towns(noDistrictCode, never)).toEqual(notFound);
    expect(await addresses.neighbourhoods(building.code, never)).toEqual(notFound);
    expect(await addresses.streets(town.code, never)).toEqual(notFound);
    expect(await addresses.buildings(town.code, never)).toEqual(notFound);
    expect(await addresses.flats(town.code, never)).toEqual(notFound);
    expect(await addresses.address(examples.noUavt, never)).toEqual(notFound);
  });

  test('a person is registered at one address, a company at none', async () => {
    const uavt = await registeredUavt(addresses, examples.resident);
    expect(await registeredUavt(addresses, examples.resident)).toBe(uavt);
    expect(found(await addresses.address(uavt, never)).uavt).toBe(uavt);
    const company = { identityNumber: examples.company, birthdate: undefined };
    expect(await addresses.registeredAt(company, never)).toEqual({ kind: 'notFound' });
  });

  test('a guarded person’s address is told only to who knows the birth date, one out of reach to nobody', async () => {
    const { identityNumber, birthdate, otherBirthdate } = examples.guardedResident;
    const ask = (day: Day | undefined) => addresses.registeredAt({ identityNumber, birthdate: day }, never);
    expect(await ask(undefined)).toEqual({ kind: 'birthdateRequired' });
    expect(await ask(otherBirthdate)).toEqual({ kind: 'notFound' });
    expect(found(await ask(birthdate)).uavt).toMatch(/^\d{10}$/);
    const unreachable = { identityNumber: examples.unreachableResident, birthdate: undefined };
    expect(await addresses.registeredAt(unreachable, never)).toEqual({ kind: 'unavailable' });
  });
}

export function describeEarthquakePolicies(registries: Registries, examples: AddressExamples): void {
  const { addresses, earthquake } = registries;

  test('an earthquake policy is found by its address and by its number', async () => {
    const uavt = await registeredUavt(addresses, examples.insuredResident);
    const record = found(await earthquake.policy({ uavt }, never));
    expect(record.uavt).toBe(uavt);
    expect(isRealDay(record.start) && isRealDay(record.end) && record.start < record.end).toBe(true);
    expect(record.grossArea).toBeGreaterThan(0);
    expect(found(await earthquake.policy({ policyNumber: record.policyNumber }, never))).toEqual(record);
  });

  test('an address without an earthquake policy and a number of none are not found', async () => {
    const uavt = await registeredUavt(addresses, examples.uninsuredResident);
    expect(await earthquake.policy({ uavt }, never)).toEqual({ kind: 'notFound' });
    expect(await earthquake.policy({ uavt: examples.noUavt }, never)).toEqual({ kind: 'notFound' });
    expect(await earthquake.policy({ policyNumber: examples.noPolicyNumber }, never)).toEqual({ kind: 'notFound' });
  });
}
