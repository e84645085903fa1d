import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RegistriesUnderTest, registriesConformance } from '#ports/conformance/registries.ts';
import { registerRegistries } from '#sandbox/registries/index.ts';
import { codeOf, uavtOf } from '#sandbox/registries/records/address-codes.ts';
import { levelBelow, registeredAddressOf } from '#sandbox/registries/records/addresses.ts';
import { districtNamed } from '#sandbox/registries/records/districts.ts';
import { World } from '#sandbox/world.ts';
import { imeiOf } from '#testing/imei.ts';
import { registries } from './index.ts';

const world = new World({
  seed: 'conformance',
  now: () => new Date('2026-11-14T09:00:00Z'),
  publicUrl: 'http://sandbox',
});
const app: FastifyInstance = fastify({ forceCloseConnections: true });
let root = '';

beforeAll(async () => {
  await registerRegistries(app, world);
  root = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** The address is known only when the tests run, after the suite has been described. */
function whenListening(timeoutMs: number): ReturnType<typeof registries> {
  const now = () => registries({ baseUrl: `${root}/registries/`, timeoutMs });
  return {
    population: { person: (...asked) => now().population.person(...asked) },
    companies: { company: (...asked) => now().companies.company(...asked) },
    vehicles: {
      vehicle: (...asked) => now().vehicles.vehicle(...asked),
      brands: (...asked) => now().vehicles.brands(...asked),
      types: (...asked) => now().vehicles.types(...asked),
    },
    history: { history: (...asked) => now().history.history(...asked) },
    sanctions: { check: (...asked) => now().sanctions.check(...asked) },
    addresses: {
      towns: (...asked) => now().addresses.towns(...asked),
      neighbourhoods: (...asked) => now().addresses.neighbourhoods(...asked),
      streets: (...asked) => now().addresses.streets(...asked),
      buildings: (...asked) => now().addresses.buildings(...asked),
      flats: (...asked) => now().addresses.flats(...asked),
      address: (...asked) => now().addresses.address(...asked),
      registeredAt: (...asked) => now().addresses.registeredAt(...asked),
    },
    earthquake: { policy: (...asked) => now().earthquake.policy(...asked) },
    devices: {
      brands: (...asked) => now().devices.brands(...asked),
      models: (...asked) => now().devices.models(...asked),
      device: (...asked) => now().devices.device(...asked),
    },
  };
}

/** Codes follow from the seed: those of the first flat below a district, and of who lives at an insured address. */
function examplesOfAddresses(seed: string): RegistriesUnderTest['examples']['addresses'] {
  const districtCode = districtNamed(14, 'Mudurnu').districtCode;
  const [town] = levelBelow('district', districtCode, seed) ?? [];
  const flat = [...(town?.place ?? []), 0, 0, 0, 0];
  return {
    districtCode,
    noDistrictCode: 8_299,
    town: codeOf('town', flat.slice(0, 2)),
    neighbourhood: codeOf('neighbourhood', flat.slice(0, 3)),
    street: codeOf('street', flat.slice(0, 4)),
    building: codeOf('building', flat.slice(0, 5)),
    uavt: uavtOf(flat),
    noUavt: '9000000001',
    resident: '19090909018',
    guardedResident: { identityNumber: '22222222220', birthdate: '1990-06-15', otherBirthdate: '1990-06-16' },
    unreachableResident: '88888888880',
    company: '1234567890',
    insuredResident: '11111111110',
    insuredUavt: registeredAddressOf('11111111110', seed)?.uavt ?? '',
    uninsuredResident: '66666666660',
    noPolicyNumber: '999999999999',
  };
}

const sandbox: RegistriesUnderTest = {
  connect: whenListening,
  breakIt: async (registry, mode) => world.behaviours.change(`registries/${registry}`, { mode }),
  healAll: async () => world.reset(),
  examples: {
    person: '19090909018',
    noPerson: '19090909019',
    guardedPerson: { identityNumber: '22222222220', birthdate: '1990-06-15', otherBirthdate: '1990-06-16' },
    outOfReach: '88888888880',
    company: '1234567890',
    noCompany: '1111111111',
    vehicle: { identityNumber: '11111111110', plate: '34ABC123' },
    unplated: { identityNumber: '19090909018', asbisNumber: '1234567890123456789' },
    noVehiclePlate: '34AB000',
    othersPlate: '06DEF456',
    scrappedPlate: '34AB404',
    brand: { brandCode: '701', modelYear: 2024 },
    sanctioned: '33333333330',
    addresses: examplesOfAddresses('conformance'),
    devices: {
      brandId: 2,
      noBrandId: 21,
      registered: '490154203237518',
      ofModel: { imei: imeiOf('350203'), modelId: 203 },
      blocked: imeiOf('98'),
      unregistered: imeiOf('99'),
    },
  },
};

describe('registries of the sandbox', () => registriesConformance(sandbox));

describe('personas through the connectors', () => {
  const { population, companies, vehicles, history, addresses, earthquake } = whenListening(5_000);
  const signal = new AbortController().signal;
  const noDocument = { documentSerial: undefined, documentNumber: undefined, asbisNumber: undefined };

  test('11111111110 drives cleanly in İstanbul', async () => {
    expect(await population.person({ identityNumber: '11111111110', birthdate: undefined }, signal)).toEqual({
      kind: 'found',
      record: {
        identityNumber: '11111111110',
        name: 'Deniz',
        surname: 'Akçam',
        gender: 'K',
        birthdate: '1985-04-12',
        provinceCode: 34,
        provinceName: 'İstanbul',
        districtCode: expect.any(Number),
        districtName: 'Kadıköy',
      },
    });
    expect(await history.history({ identityNumber: '11111111110', plate: '34ABC123' }, signal)).toMatchObject({
      record: {
        trafficStep: 8,
        kaskoDiscount: 60,
        claimCount: 0,
        previousTraffic: { start: '2025-11-24', end: '2026-11-24' },
        previousKasko: { end: '2026-11-26' },
      },
    });
    expect(
      await vehicles.vehicle({ identityNumber: '11111111110', plate: '34 ABC 123', ...noDocument }, signal),
    ).toMatchObject({
      record: {
        brandName: 'TOYOTA',
        typeName: 'Corolla 1.5',
        modelYear: 2022,
        documentSerial: 'AB',
        documentNumber: '123456',
        usage: '111-10',
        fuel: 'Benzin',
        seats: 5,
      },
    });
  });

  test('44444444440 has three claims, 55555555550 lapsed 45 days ago, 66666666660 has no policy yet', async () => {
    expect(await history.history({ identityNumber: '44444444440', plate: '16KLM444' }, signal)).toMatchObject({
      record: { trafficStep: 1, claimCount: 3 },
    });
    expect(await history.history({ identityNumber: '55555555550', plate: '07NPR555' }, signal)).toMatchObject({
      record: { previousTraffic: { end: '2026-09-30' }, previousKasko: undefined, kaskoDiscount: undefined },
    });
    expect(await history.history({ identityNumber: '66666666660', plate: '34STU666' }, signal)).toEqual({
      kind: 'notFound',
    });
  });

  test('the company’s van is told to the company, not to its representative', async () => {
    expect(await companies.company('1111111114', signal)).toMatchObject({
      record: { title: expect.stringContaining('LOJİSTİK') },
    });
    const ask = (identityNumber: string) =>
      vehicles.vehicle({ identityNumber, plate: '41HRM714', ...noDocument }, signal);
    expect(await ask('1111111114')).toMatchObject({ record: { typeName: 'Transit Van' } });
    expect(await ask('77777777770')).toEqual({ kind: 'ownerMismatch' });
  });

  test('11111111110 lives in Kadıköy, in a sound home whose earthquake policy ends in twelve days', async () => {
    const query = { identityNumber: '11111111110', birthdate: undefined };
    const registered = await addresses.registeredAt(query, signal);
    if (registered.kind !== 'found') throw new Error(`registered address is ${registered.kind}`);
    const { uavt } = registered.record;
    expect(await addresses.address(uavt, signal)).toMatchObject({
      record: { provinceName: 'İstanbul', districtName: 'Kadıköy', text: expect.stringMatching(/ Kadıköy\/İstanbul$/) },
    });
    expect(await earthquake.policy({ uavt }, signal)).toMatchObject({
      record: { uavt, start: '2025-11-26', end: '2026-11-26', use: 'dwelling', damage: 'none' },
    });
  });

  test('an address nobody listens at is unavailable', async () => {
    const { companies: nobody } = registries({ baseUrl: 'http://127.0.0.1:1', timeoutMs: 2_000 });
    expect(await nobody.company('1234567890', signal)).toEqual({ kind: 'unavailable' });
  });
});
