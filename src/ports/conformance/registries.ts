import { afterEach, describe, expect, test } from 'vitest';
import { type Day, isRealDay } from '#domain/dates.ts';
import type { Registries, VehicleQuery } from '../registries.ts';
import { type AddressExamples, describeAddresses, describeEarthquakePolicies } from './registries-addresses.ts';
import { type DeviceExamples, describeDevices } from './registries-devices.ts';
import { found } from './registry-found.ts';

export const registryNames = [
  'population',
  'company',
  'vehicle',
  'history',
  'sanctions',
  'address',
  'earthquake',
  'device',
] as const;
export type RegistryName = (typeof registryNames)[number];

/** Ways a register can fail that must all read as 'unavailable'. The last two need the caller's patience to end. */
const quickFaults = ['error', 'garbage', 'huge', 'reset'] as const;
const endlessFaults = ['hang', 'slow'] as const;
export type RegistryFault = (typeof quickFaults)[number] | (typeof endlessFaults)[number] | 'decline';

/** Who and what the registers under test are known to hold. */
export type RegistryExamples = {
  readonly person: string;
  readonly noPerson: string;
  readonly guardedPerson: { readonly identityNumber: string; readonly birthdate: Day; readonly otherBirthdate: Day };
  readonly outOfReach: string;
  readonly company: string;
  readonly noCompany: string;
  readonly vehicle: { readonly identityNumber: string; readonly plate: string };
  readonly unplated: { readonly identityNumber: string; readonly asbisNumber: string };
  readonly noVehiclePlate: string;
  readonly othersPlate: string;
  readonly scrappedPlate: string;
  readonly brand: { readonly brandCode: string; readonly modelYear: number };
  readonly sanctioned: string;
  readonly addresses: AddressExamples & {
    /** One of each level, known to hold something below it, and an address that has an earthquake policy. */
    readonly town: number;
    readonly neighbourhood: number;
    readonly street: number;
    readonly building: number;
    readonly uavt: string;
    readonly insuredUavt: string;
  };
  readonly devices: DeviceExamples;
};

export type RegistriesUnderTest = {
  /** The registers as a caller gets them who waits so long. */
  readonly connect: (timeoutMs: number) => Registries;
  readonly breakIt: (registry: RegistryName, fault: RegistryFault) => Promise<void>;
  readonly healAll: () => Promise<void>;
  readonly examples: RegistryExamples;
};

type Question = {
  readonly registry: RegistryName;
  readonly name: string;
  readonly ask: (registries: Registries, signal: AbortSignal) => Promise<{ readonly kind: string }>;
  readonly declined: 'notFound' | 'hit';
};

const patientMs = 20_000;
const impatientMs = 250;
const never = new AbortController().signal;

function plateQuery(identityNumber: string, plate: string): VehicleQuery {
  return { identityNumber, plate, documentSerial: undefined, documentNumber: undefined, asbisNumber: undefined };
}

type Addressed = RegistryExamples['addresses'];

function addressQuestions({ districtCode, resident, ...codes }: Addressed): readonly Question[] {
  type Asked = readonly [name: string, ask: Question['ask']];
  const asked: readonly Asked[] = [
    ['towns', ({ addresses }, signal) => addresses.towns(districtCode, signal)],
    ['neighbourhoods', ({ addresses }, signal) => addresses.neighbourhoods(codes.town, signal)],
    ['streets', ({ addresses }, signal) => addresses.streets(codes.neighbourhood, signal)],
    ['buildings', ({ addresses }, signal) => addresses.buildings(codes.street, signal)],
    ['flats', ({ addresses }, signal) => addresses.flats(codes.building, signal)],
    ['an address', ({ addresses }, signal) => addresses.address(codes.uavt, signal)],
    [
      'a registered address',
      ({ addresses }, signal) => addresses.registeredAt({ identityNumber: resident, birthdate: undefined }, signal),
    ],
  ];
  return asked.map(([name, ask]) => ({ registry: 'address', name, ask, declined: 'notFound' }));
}

function deviceQuestions({ brandId, registered }: DeviceExamples): readonly Question[] {
  type Asked = readonly [name: string, ask: Question['ask']];
  const asked: readonly Asked[] = [
    ['brands', ({ devices }, signal) => devices.brands(signal)],
    ['models', ({ devices }, signal) => devices.models(brandId, signal)],
    ['a device', ({ devices }, signal) => devices.device(registered, signal)],
  ];
  return asked.map(([name, ask]) => ({ registry: 'device', name, ask, declined: 'notFound' }));
}

function questions({ person, company, vehicle, brand, addresses, devices }: RegistryExamples): readonly Question[] {
  const { identityNumber, plate } = vehicle;
  return [
    {
      registry: 'population',
      name: 'a person',
      ask: ({ population }, signal) => population.person({ identityNumber: person, birthdate: undefined }, signal),
      declined: 'notFound',
    },
    {
      registry: 'company',
      name: 'a company',
      ask: ({ companies }, signal) => companies.company(company, signal),
      declined: 'notFound',
    },
    {
      registry: 'vehicle',
      name: 'a vehicle',
      ask: ({ vehicles }, signal) => vehicles.vehicle(plateQuery(identityNumber, plate), signal),
      declined: 'notFound',
    },
    {
      registry: 'vehicle',
      name: 'brands',
      ask: ({ vehicles }, signal) => vehicles.brands(signal),
      declined: 'notFound',
    },
    {
      registry: 'vehicle',
      name: 'types',
      ask: ({ vehicles }, signal) => vehicles.types(brand, signal),
      declined: 'notFound',
    },
    {
      registry: 'history',
      name: 'a history',
      ask: ({ history }, signal) => history.history({ identityNumber, plate }, signal),
      declined: 'notFound',
    },
    {
      registry: 'sanctions',
      name: 'a check',
      ask: ({ sanctions }, signal) => sanctions.check({ identityNumber: person, name: 'Ad', surname: 'Soyad' }, signal),
      declined: 'hit',
    },
    ...addressQuestions(addresses),
    {
      registry: 'earthquake',
      name: 'a policy',
      ask: ({ earthquake }, signal) => earthquake.policy({ uavt: addresses.insuredUavt }, signal),
      declined: 'notFound',
    },
    ...deviceQuestions(devices),
  ];
}

function describeAnswers({ connect, examples }: RegistriesUnderTest): void {
  const { population, companies, vehicles, history, sanctions } = connect(patientMs);
  const { identityNumber, plate } = examples.vehicle;

  test('a person has a name, a real birth date and a district of the province', async () => {
    const record = found(await population.person({ identityNumber: examples.person, birthdate: undefined }, never));
    expect(record.identityNumber).toBe(examples.person);
    expect(record.name).toMatch(/^\p{Lu}\p{Ll}+/u);
    expect(record.surname).toMatch(/^\p{Lu}\p{Ll}+/u);
    expect(isRealDay(record.birthdate)).toBe(true);
    expect(Math.floor(record.districtCode / 100)).toBe(record.provinceCode);
  });

  test('an unknown person is not found, and one out of reach is told apart from that', async () => {
    const ask = (number: string) => population.person({ identityNumber: number, birthdate: undefined }, never);
    expect(await ask(examples.noPerson)).toEqual({ kind: 'notFound' });
    expect(await ask(examples.outOfReach)).toEqual({ kind: 'unavailable' });
  });

  test('a guarded person is told only to who knows the birth date', async () => {
    const { birthdate, otherBirthdate, identityNumber: guarded } = examples.guardedPerson;
    const ask = (day: Day | undefined) => population.person({ identityNumber: guarded, birthdate: day }, never);
    expect(await ask(undefined)).toEqual({ kind: 'birthdateRequired' });
    expect(await ask(otherBirthdate)).toEqual({ kind: 'mismatch' });
    expect(found(await ask(birthdate)).birthdate).toBe(birthdate);
  });

  test('a company has a title, and an unknown one is not found', async () => {
    const record = found(await companies.company(examples.company, never));
    expect(record).toMatchObject({ taxNumber: examples.company, title: expect.stringMatching(/\S/) });
    expect(await companies.company(examples.noCompany, never)).toEqual({ kind: 'notFound' });
  });

  test('a vehicle is told to its owner, however the plate is typed', async () => {
    const record = found(await vehicles.vehicle(plateQuery(identityNumber, plate), never));
    expect(record.plate).toBe(plate);
    expect(record.frameNumber).toMatch(/^[A-HJ-NPR-Z\d]{17}$/);
    expect(isRealDay(record.firstTrafficDate)).toBe(true);
    expect(record.scrapped).toBe(false);
    const spaced = `${plate.slice(0, 2)} ${plate.slice(2).toLowerCase()}`;
    expect(found(await vehicles.vehicle(plateQuery(identityNumber, spaced), never))).toEqual(record);
  });

  test('a vehicle that is unknown, of somebody else, or scrapped is told apart', async () => {
    const ask = (asked: string) => vehicles.vehicle(plateQuery(identityNumber, asked), never);
    expect(await ask(examples.noVehiclePlate)).toEqual({ kind: 'notFound' });
    expect(await ask(examples.othersPlate)).toEqual({ kind: 'ownerMismatch' });
    expect(found(await ask(examples.scrappedPlate)).scrapped).toBe(true);
  });

  test('a vehicle without a plate is found by its reservation number', async () => {
    const query = { plate: undefined, documentSerial: undefined, documentNumber: undefined, ...examples.unplated };
    expect(found(await vehicles.vehicle(query, never)).plate).toMatch(/^\d{2}YK$/);
  });

  test('the brand and type of a vehicle stand in the catalogue with a value', async () => {
    const record = found(await vehicles.vehicle(plateQuery(identityNumber, plate), never));
    const brands = found(await vehicles.brands(never));
    expect(brands).toContainEqual({ code: record.brandCode, name: record.brandName });
    const types = found(await vehicles.types({ brandCode: record.brandCode, modelYear: record.modelYear }, never));
    expect(types.find(({ code }) => code === record.typeCode)?.valueLira).toBeGreaterThan(0);
    expect(await vehicles.types({ brandCode: 'none', modelYear: record.modelYear }, never)).toEqual({
      kind: 'notFound',
    });
  });

  test('a history has a step and policies of a year', async () => {
    const record = found(await history.history({ identityNumber, plate }, never));
    expect(record.trafficStep).toBeGreaterThanOrEqual(0);
    expect(record.trafficStep).toBeLessThanOrEqual(8);
    for (const policy of [record.previousTraffic, record.previousKasko]) {
      if (policy !== undefined) expect(policy.start < policy.end).toBe(true);
    }
    expect(await history.history({ identityNumber, plate: examples.noVehiclePlate }, never)).toEqual({
      kind: 'notFound',
    });
  });

  test('the sanctions list clears most people and hits who stands on it', async () => {
    const check = (number: string) => sanctions.check({ identityNumber: number, name: 'Ad', surname: 'Soyad' }, never);
    expect(await check(examples.person)).toEqual({ kind: 'clear' });
    expect(await check(examples.sanctioned)).toEqual({ kind: 'hit' });
  });
}

function describeFaults({ connect, breakIt, healAll, examples }: RegistriesUnderTest): void {
  const patient = connect(patientMs);
  const impatient = connect(impatientMs);

  describe.each(questions(examples))('$registry register, asked for $name', ({ registry, ask, declined }) => {
    test.each(quickFaults)('is unavailable long before the deadline: %s', async (fault) => {
      await breakIt(registry, fault);
      const began = performance.now();
      expect(await ask(patient, never)).toEqual({ kind: 'unavailable' });
      expect(performance.now() - began).toBeLessThan(patientMs / 2);
    });

    test.each(endlessFaults)('is unavailable at the deadline: %s', async (fault) => {
      await breakIt(registry, fault);
      const began = performance.now();
      expect(await ask(impatient, never)).toEqual({ kind: 'unavailable' });
      expect(performance.now() - began).toBeGreaterThan(impatientMs * 0.9);
    });

    test('is unavailable as soon as the caller gives up', async () => {
      await breakIt(registry, 'hang');
      const caller = new AbortController();
      const answer = ask(patient, caller.signal);
      caller.abort();
      expect(await answer).toEqual({ kind: 'unavailable' });
      expect(await ask(patient, caller.signal)).toEqual({ kind: 'unavailable' });
    });

    test(`declines as ${declined} and answers again when healed`, async () => {
      await breakIt(registry, 'decline');
      expect((await ask(patient, never)).kind).toBe(declined);
      await healAll();
      expect((await ask(patient, never)).kind).toMatch(/^(found|clear)$/);
    });

    test('does not fall with another register', async () => {
      await Promise.all(registryNames.filter((name) => name !== registry).map((name) => breakIt(name, 'error')));
      expect((await ask(patient, never)).kind).toMatch(/^(found|clear)$/);
    });
  });
}

/** What every implementation of the registers must do, in good and in bad weather. */
export function registriesConformance(underTest: RegistriesUnderTest): void {
  afterEach(() => underTest.healAll());
  describe('answers', () => {
    const registries = underTest.connect(patientMs);
    describeAnswers(underTest);
    describeAddresses(registries.addresses, underTest.examples.addresses);
    describeEarthquakePolicies(registries, underTest.examples.addresses);
    describeDevices(registries.devices, underTest.examples.devices);
  });
  describe('faults', () => describeFaults(underTest));
}
