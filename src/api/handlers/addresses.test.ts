import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { districts as sandboxDistricts } from '#sandbox/registries/records/districts.ts';
import { personOf } from '#sandbox/registries/records/people.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';

let api: TestApi;
let browser: Browser;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  browser = openBrowser(api);
});
afterEach(() => api.sandbox.world.reset());
afterAll(() => api.close());

type Row = { readonly Text: string; readonly Id: number | string };

async function rowsOf(path: string, model: object): Promise<readonly Row[]> {
  const { envelope } = await browser.bySite(path, model);
  expect(envelope).toMatchObject({ Success: true, StatusCode: 200 });
  return calls.towns.data.parse(envelope.Data);
}

const breakRegister = (mode: 'error' | 'garbage' | 'reset' | 'decline') =>
  api.sandbox.world.behaviours.change('registries/address', { mode });

async function lastRow(path: string, model: object): Promise<Row> {
  const row = (await rowsOf(path, model)).at(-1);
  if (row === undefined) throw new Error(`${path} lists nothing`);
  return row;
}

const numberOf = (nine: string) => ({ NationalNumber: '11111111110', UAVTNumber: nine });

/** The last of every level, from a province to a flat. */
async function walkDown(CityCode: number) {
  const district = await lastRow(calls.districts.path, { CityCode });
  const town = await lastRow(calls.towns.path, { CountyId: district.Id });
  const neighbourhood = await lastRow(calls.neighbourhoods.path, { TownId: town.Id });
  const street = await lastRow(calls.streets.path, { NeighborhoodId: neighbourhood.Id });
  const building = await lastRow(calls.buildings.path, { RoadAndStreetId: street.Id });
  const flat = await lastRow(calls.uavtCodes.path, { ApartmentNumber: building.Id });
  return { district, town, neighbourhood, street, building, flat };
}

describe('[N-09] an address from province to code', () => {
  test.each([34, 14])(
    '[C-25] [C-26] [C-27] [C-28] [C-29] [C-30] [C-31] [C-33] in province %i leads back to itself',
    async (CityCode) => {
      const { envelope: provinces } = await browser.bySite(calls.provinces.path);
      const City = calls.provinces.data.parse(provinces.Data).find(({ ID }) => ID === CityCode)?.CityName;
      const { district, town, neighbourhood, street, building, flat } = await walkDown(CityCode);
      expect(building.Text).toMatch(/^No: \d+$/);
      expect(flat.Text).toMatch(/^(Daire: \d+|Müstakil ev)$/);
      const { envelope } = await browser.bySite(calls.addressByUavt.path, numberOf(String(flat.Id)));
      const address = calls.addressByUavt.data.parse(envelope.Data);
      expect(address).toEqual({
        UAVTNumber: flat.Id,
        CityCode,
        City,
        CountyId: district.Id,
        County: district.Text,
        TownId: town.Id,
        Town: town.Text,
        NeighborhoodId: neighbourhood.Id,
        Neighborhood: neighbourhood.Text,
        RoadAndStreetId: street.Id,
        RoadAndStreet: street.Text,
        ApartmentNumber: building.Id,
        OpenAddress: expect.stringContaining(`${neighbourhood.Text} ${street.Text} ${building.Text}`),
      });
      expect(address.OpenAddress.endsWith(`${district.Text}/${City}`)).toBe(true);
    },
  );

  test('[C-26] our districts have the codes of the register', async () => {
    for (const CityCode of [1, 34, 67, 81]) {
      const ours = await rowsOf(calls.districts.path, { CityCode });
      const theirs = sandboxDistricts.filter(({ provinceCode }) => provinceCode === CityCode);
      expect(new Map(ours.map(({ Id, Text }) => [Id, Text]))).toEqual(
        new Map(theirs.map(({ districtCode, districtName }) => [districtCode, districtName])),
      );
    }
  });

  test('[C-27] every district begins with its centre', async () => {
    for (const CountyId of [101, 3_416, 8_108]) {
      expect((await rowsOf(calls.towns.path, { CountyId }))[0]?.Text).toBe('Merkez');
    }
  });
});

describe('levels that hold nothing, and a register that fails', () => {
  test.each([
    ['C-27', 'towns', { CountyId: 8_299 }],
    ['C-28', 'neighbourhoods', { TownId: 1 }],
    ['C-29', 'streets', { NeighborhoodId: 1 }],
    ['C-30', 'buildings', { RoadAndStreetId: 1 }],
    ['C-31', 'uavtCodes', { ApartmentNumber: 1 }],
    ['C-33', 'addressByUavt', numberOf('9000000001')],
  ] as const)('[%s] %s of what is not there are not found', async (_, id, model) => {
    expect(await browser.bySite(calls[id].path, model)).toMatchObject({ status: 404, envelope: { StatusCode: 404 } });
  });

  test.each([
    ['C-27', 'towns', { CountyId: 201 }],
    ['C-28', 'neighbourhoods', { TownId: 10_050 }],
    ['C-29', 'streets', { NeighborhoodId: 200_050 }],
    ['C-30', 'buildings', { RoadAndStreetId: 2_000_050 }],
    ['C-31', 'uavtCodes', { ApartmentNumber: 50_000_050 }],
    ['C-33', 'addressByUavt', numberOf('1234567890')],
  ] as const)('[%s] %s of a register that fails are not told to be missing', async (_, id, model) => {
    for (const mode of ['error', 'garbage', 'reset'] as const) {
      breakRegister(mode);
      expect(await browser.bySite(calls[id].path, model)).toMatchObject({ status: 503, envelope: { StatusCode: 503 } });
    }
  });

  test('[C-29] a failure is forgotten with the next question, what was found outlives a failure', async () => {
    const { neighbourhood } = await walkDown(41);
    const town = await lastRow(calls.towns.path, { CountyId: 4_101 });
    const [other] = await rowsOf(calls.neighbourhoods.path, { TownId: town.Id });
    breakRegister('error');
    const unasked = { NeighborhoodId: other?.Id };
    expect((await browser.bySite(calls.streets.path, unasked)).status).toBe(503);
    expect(await rowsOf(calls.streets.path, { NeighborhoodId: neighbourhood.Id })).not.toEqual([]);
    api.sandbox.world.reset();
    expect(await rowsOf(calls.streets.path, unasked)).not.toEqual([]);
  });

  test('[C-27] lists are asked for anew after some hours', async () => {
    await rowsOf(calls.towns.path, { CountyId: 4_201 });
    breakRegister('error');
    await rowsOf(calls.towns.path, { CountyId: 4_201 });
    api.clock.advance(6 * 3_600);
    expect((await browser.bySite(calls.towns.path, { CountyId: 4_201 })).status).toBe(503);
  });

  test('[C-28] who reads on and on is slowed', async () => {
    const reader = openBrowser(api, { address: '203.0.120.1' });
    const replies = await Promise.all(
      Array.from({ length: 205 }, () => reader.bySite(calls.neighbourhoods.path, { TownId: 10_001 })),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe('[C-32] the registered address', () => {
  const { path } = calls.uavtByIdentity;

  const birthdateOf = (identityNumber: string) => personOf(identityNumber, api.sandbox.world.options.seed)?.birthdate;

  /** A visitor whose phone was proven for a number. */
  async function provenFor(NationalNumber: string): Promise<Browser> {
    const visitor = openBrowser(api);
    await visitor.verify({ ...newPerson(), NationalNumber }, 'dask');
    return visitor;
  }

  test('is told to who proved a phone for the number, and lies in the person’s district', async () => {
    const visitor = await provenFor('11111111110');
    const { envelope } = await visitor.bySite(path, { NationalNumber: '11111111110', Birthdate: '1985-04-12' });
    expect(envelope).toMatchObject({ Success: true, StatusCode: 200 });
    const { UAVTNumber } = calls.uavtByIdentity.data.parse(envelope.Data);
    const { envelope: address } = await visitor.bySite(calls.addressByUavt.path, numberOf(UAVTNumber));
    expect(address.Data).toMatchObject({ UAVTNumber, City: 'İstanbul', County: 'Kadıköy' });
  });

  test('is told to nobody who merely knows the number, nor to who proved a phone for another', async () => {
    const step = { status: 409, envelope: { Success: false, StatusCode: 1001, Data: null } };
    const ask = { NationalNumber: '11111111110', Birthdate: '1985-04-12' };
    expect(await openBrowser(api).bySite(path, ask)).toMatchObject(step);
    const other = newPerson();
    expect(await (await provenFor(other.NationalNumber)).bySite(path, ask)).toMatchObject(step);
    const visitor = await provenFor('11111111110');
    api.clock.advance(28_801);
    expect(await visitor.bySite(path, ask)).toMatchObject(step);
  });

  test.each(['11111111110', '22222222220'])(
    'of %s wants the birth date, and a wrong one finds nothing',
    async (NationalNumber) => {
      const visitor = await provenFor(NationalNumber);
      const ask = (more: object) => visitor.bySite(path, { NationalNumber, ...more });
      expect((await ask({})).envelope).toMatchObject({ Success: true, StatusCode: 1006 });
      expect((await ask({ Birthdate: '1970-01-01' })).envelope).toMatchObject({ StatusCode: 404 });
      expect((await ask({ Birthdate: birthdateOf(NationalNumber) })).envelope).toMatchObject({ StatusCode: 200 });
    },
  );

  test('a company has none, and a register that does not answer is told apart from that', async () => {
    const ask = async (NationalNumber: string) =>
      (await (await provenFor(NationalNumber)).bySite(path, { NationalNumber, Birthdate: '1985-04-12' })).status;
    expect(await ask('1111111114')).toBe(404);
    expect(await ask('88888888880')).toBe(503);
    breakRegister('error');
    expect(await ask('11111111110')).toBe(503);
  });

  test('of six people and no more is told to who proves one phone for all of them', async () => {
    const [visitor, { Phone }] = [openBrowser(api), newPerson()];
    const codes = [];
    for (let count = 0; count < 7; count += 1) {
      const { NationalNumber, ...person } = newPerson();
      await visitor.verify({ ...person, Phone, NationalNumber }, 'dask');
      const asked = { NationalNumber, Birthdate: birthdateOf(NationalNumber) };
      codes.push((await visitor.bySite(path, asked)).envelope.StatusCode);
      api.clock.advance(300);
    }
    expect(codes).toEqual([...Array(6).fill(200), 1008]);
  });

  test('is told a dozen times an hour to one visitor', async () => {
    const visitor = await provenFor('11111111110');
    const codes = [];
    for (let count = 0; count < 13; count += 1) {
      const asked = { NationalNumber: '11111111110', Birthdate: '1985-04-12' };
      codes.push((await visitor.bySite(path, asked)).envelope.StatusCode);
    }
    expect(codes).toEqual([...Array(12).fill(200), 429]);
  });
});
