import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { storedQuotation } from '#testing/stored-quotation.ts';
import { driver, openQuotation, proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

const { path } = calls.vehicleQueryInfo;
const queried = calls.vehicleQueryInfo.data;

async function query(model: object) {
  const { browser, phone } = await proveVisitor(api);
  return (await browser.bySite(path, { QueryType: 'kasko', Phone: phone, ...driver, ...model })).envelope;
}

describe('[C-12] asking the registers about a vehicle', () => {
  test('[N-07] tells the vehicle, its owner, the policy of the line and the history', async () => {
    const reply = await query({});
    expect(reply).toMatchObject({ Success: true, StatusCode: 200 });
    expect(queried.parse(reply.Data)).toEqual({
      HeaderGuid: expect.any(String),
      LicensePlateNumber: '34ABC123',
      VehicleSearch: 'found',
      Vehicle: {
        LicensePlateNumber: '34ABC123',
        LicencePermitNo: 'AB123456',
        EngineNo: expect.any(String),
        FrameNo: expect.stringMatching(/^NM/),
        BrandCode: '705',
        BrandName: 'TOYOTA',
        VehicleType: '1001',
        TypeName: 'Corolla 1.5',
        FuelType: 'Benzin',
        Colour: 'Beyaz',
        FirstTrafficDate: '2022-03-15',
        UsageType: '111-10',
        ModelYear: 2022,
        Lpg: false,
        Value: 1_215_000,
      },
      Customer: {
        Name: 'Deniz',
        Surname: 'Akçam',
        CityCode: 34,
        City: 'İstanbul',
        County: 'Kadıköy',
        TownCode: expect.any(Number),
      },
      PreviousPolicy: {
        FirmName: expect.stringMatching(/Sigorta|Dijital/),
        PolicyNo: expect.stringMatching(/^\d{9}$/),
        PolicyStart: '2025-11-27',
        PolicyEnd: '2026-11-27',
      },
      History: { TrafficStep: 8, KaskoDiscount: 60, ClaimCount: 0 },
    });
  });

  test('other lines are told the previous traffic policy', async () => {
    for (const QueryType of ['trafik', 'imm', 'galericikisatrafik', 'yesilkart']) {
      expect((await query({ QueryType })).Data, QueryType).toMatchObject({
        PreviousPolicy: { PolicyEnd: '2026-11-25' },
      });
    }
  });

  test('a company has its title in place of a name', async () => {
    const company = { NationalNumber: '1111111114', LicensePlateNumber: '41HRM714', LicencePermitNo: 'AM111114' };
    expect((await query(company)).Data).toMatchObject({
      VehicleSearch: 'found',
      Customer: { Name: expect.stringContaining('HARMANLI'), Surname: '', CityCode: 41, City: 'Kocaeli', County: '' },
    });
  });

  test.each([
    ['notFound', { LicensePlateNumber: '34AB000' }, '34AB000'],
    ['ownerMismatch', { LicensePlateNumber: '06DEF456' }, '06DEF456'],
    ['scrapped', { LicensePlateNumber: '34AAA404' }, '34AAA404'],
    ['notAsked', { LicencePermitNo: undefined }, '34ABC123'],
    ['notAsked', { LicensePlateNumber: undefined }, null],
  ])('a search may end %s, and the quotation is open all the same', async (search, model, plate) => {
    expect((await query(model)).Data).toMatchObject({
      VehicleSearch: search,
      Vehicle: null,
      LicensePlateNumber: plate,
    });
  });

  test('registers that are down stop nobody', async () => {
    const { behaviours } = api.sandbox.world;
    behaviours.change('registries/vehicle', { mode: 'error' });
    behaviours.change('registries/history', { mode: 'reset' });
    const reply = await query({});
    behaviours.reset();
    expect(reply).toMatchObject({
      Success: true,
      Data: { VehicleSearch: 'unavailable', Vehicle: null, History: null, PreviousPolicy: null },
    });
  });

  test('[V-12] a vehicle without a plate is found by its reservation number', async () => {
    const model = { AsbisNo: '123456789', LicensePlateNumber: undefined, LicencePermitNo: undefined };
    expect((await query({ ...model, QueryType: 'trafik' })).Data).toMatchObject({
      VehicleSearch: 'found',
      Vehicle: { LicensePlateNumber: expect.stringMatching(/^\d{2}YK$/), AsbisNo: '123456789' },
      PreviousPolicy: null,
    });
    const told = { ...model, LicensePlateNumber: '06 yk' };
    expect((await query(told)).Data).toMatchObject({
      VehicleSearch: 'found',
      LicensePlateNumber: '06YK',
      Vehicle: { LicensePlateNumber: '06YK' },
      History: { TrafficStep: 8 },
    });
    expect((await query({ ...told, AsbisNo: '000000' })).Data).toMatchObject({
      VehicleSearch: 'notFound',
      LicensePlateNumber: '06YK',
    });
  });

  test('[V-12] a green card may be for a vehicle without a plate, and a foreign plate is taken as it is', async () => {
    for (const LicensePlateNumber of ['34', '34 yk']) {
      expect((await query({ QueryType: 'yesilKart', LicensePlateNumber })).Data).toMatchObject({
        VehicleSearch: 'notAsked',
        History: { TrafficStep: 8 },
      });
    }
    const foreign = { QueryType: 'yabanciTrafik', LicensePlateNumber: 'b-xy 1234' };
    expect((await query(foreign)).Data).toMatchObject({ VehicleSearch: 'notAsked', History: null });
  });

  test.each([
    { LicensePlateNumber: '34YK' },
    { LicensePlateNumber: '3ABC123' },
    { LicensePlateNumber: '99YK', QueryType: 'yesilKart' },
  ])('[E-01] %o is no plate of the line', async (model) => {
    expect(await query(model)).toMatchObject({ StatusCode: 1000, Message: expect.stringMatching(/plakayı ruhsatta/) });
  });

  test('[E-01] a line without a vehicle is not asked for here', async () => {
    expect(await query({ QueryType: 'dask' })).toMatchObject({
      StatusCode: 1000,
      Message: expect.stringMatching(/araç bilgisiyle/),
    });
  });
});

describe('[C-12] who may ask', () => {
  test('[E-01] only who has proven the phone', async () => {
    const { browser } = await proveVisitor(api);
    const other = await proveVisitor(api);
    const reply = await browser.bySite(path, { QueryType: 'kasko', Phone: other.phone, ...driver });
    expect(reply).toMatchObject({ status: 409, envelope: { StatusCode: 1001 } });
  });

  test.each([
    ['[E-02] 1006 asks for the birth date', { NationalNumber: '22222222220' }, 1006],
    ['[E-01] 1007 for a wrong one', { NationalNumber: '22222222220', Birthdate: '1990-06-16' }, 1007],
    ['[V-18] 1000 for a number with wrong check digits', { NationalNumber: '12345678901' }, 1000],
    ['[E-01] 1003 for the blacklist', { NationalNumber: '33333333330' }, 1003],
    ['[E-01] 1005 while the register is away', { NationalNumber: '88888888880' }, 1005],
  ])('%s', async (_title, model, code) => {
    expect((await query(model)).StatusCode).toBe(code);
  });

  test('[E-01] 1007 for nobody', async () => {
    api.sandbox.world.behaviours.change('registries/population', { mode: 'decline' });
    expect((await query({})).StatusCode).toBe(1007);
    api.sandbox.world.behaviours.reset();
  });

  test('the right birth date opens the quotation, and insurers are told it', async () => {
    const reply = await query({ NationalNumber: '22222222220', Birthdate: '1990-06-15' });
    const { HeaderGuid } = queried.parse(reply.Data);
    const { customer } = await storedQuotation(api.database, HeaderGuid);
    expect(customer).toMatchObject({
      birthdate: '1990-06-15',
      identity: { kind: 'national', number: '22222222220' },
    });
  });

  test('[E-01] a person may ask often, a machine may not', async () => {
    const { browser, phone } = await proveVisitor(api);
    const model = { QueryType: 'kasko', Phone: phone, NationalNumber: driver.NationalNumber };
    const codes: number[] = [];
    for (let count = 0; count < 31; count += 1) codes.push((await browser.bySite(path, model)).envelope.StatusCode);
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(codes[30]).toBe(429);
  });
});

describe('[C-12] looking again', () => {
  test('keeps the quotation until the panel is asked, then begins a new one', async () => {
    const { browser, phone, headerGuid, update } = await openQuotation(api, { LicensePlateNumber: '34AB000' });
    const again = async () => {
      const model = { QueryType: 'kasko', Phone: phone, ...driver, HeaderGuid: headerGuid };
      return queried.parse((await browser.bySite(path, model)).envelope.Data);
    };
    expect(await again()).toMatchObject({ HeaderGuid: headerGuid, VehicleSearch: 'found' });
    expect((await update()).envelope.StatusCode).toBe(200);
    expect((await again()).HeaderGuid).not.toBe(headerGuid);
  });

  test('somebody else’s quotation stays as it is', async () => {
    const owner = await openQuotation(api);
    const { HeaderGuid } = queried.parse((await query({ HeaderGuid: owner.headerGuid, QueryType: 'trafik' })).Data);
    expect(HeaderGuid).not.toBe(owner.headerGuid);
    const reply = await owner.browser.bySite(calls.vehicleQuotation.path, { HeaderGuid: owner.headerGuid });
    expect(reply.envelope.Data).toMatchObject({ QueryType: 'kasko' });
  });
});

describe('going on with a quotation', () => {
  const restore = calls.vehicleQuotation;

  test('tells what is known, what was answered and for what', async () => {
    const { browser, phone, headerGuid, update } = await openQuotation(api, { QueryType: 'trafik', SecondHand: true });
    const read = async () =>
      restore.data.parse((await browser.bySite(restore.path, { HeaderGuid: headerGuid })).envelope.Data);
    const facts = {
      HeaderGuid: headerGuid,
      QueryType: 'trafik',
      SecondHand: true,
      Phone: phone,
      VehicleSearch: 'found',
    };
    expect(await read()).toMatchObject({
      ...facts,
      LicensePlateNumber: '34ABC123',
      Answers: null,
      Insured: null,
      Customer: { City: 'İstanbul' },
    });
    const answers = { NotarySaleDate: '2026-11-10', CityCode: 6, CrossSellingBranches: ['ferdikaza'] };
    expect((await update(answers)).envelope.StatusCode).toBe(200);
    expect(await read()).toMatchObject({
      ...facts,
      Answers: { PolicyStart: '2026-11-20', ...answers },
      Insured: { Kind: 'vehicle', Title: 'TOYOTA Corolla 1.5 2022', Detail: '34 ABC 123' },
      Customer: { CityCode: 34, City: 'İstanbul', County: 'Kadıköy' },
    });
  });

  test('second hand is a kind of traffic only', async () => {
    const { browser, headerGuid } = await openQuotation(api, { SecondHand: true });
    const reply = await browser.bySite(restore.path, { HeaderGuid: headerGuid });
    expect(reply.envelope.Data).toMatchObject({ QueryType: 'kasko', SecondHand: false });
  });
});

describe('lists of the vehicle’s questions', () => {
  const brands = calls.vehicleBrandsWithModels;
  const askBrands = async (model: object) => (await api.call(brands.path, model)).envelope;

  test('[C-16] brands come from the register, models with a brand and a year', async () => {
    const all = brands.data.parse((await askBrands({ queryType: 'kasko' })).Data);
    expect(all.length).toBeGreaterThan(15);
    expect(all).toContainEqual({ Text: 'TOGG', Id: '717', Models: [] });
    expect((await askBrands({ BrandCode: '717', ModelYear: 2024 })).Data).toEqual([
      {
        Text: 'TOGG',
        Id: '717',
        Models: [
          { Text: 'T10X V1', Id: '1001' },
          { Text: 'T10X V2', Id: '1002' },
        ],
      },
    ]);
    expect((await askBrands({ BrandCode: '717', ModelYear: 2015 })).Data).toEqual([
      { Text: 'TOGG', Id: '717', Models: [] },
    ]);
    expect((await askBrands({ BrandCode: 'yok', ModelYear: 2024 })).Data).toEqual([]);
  });

  test('[C-16] a register that is down says so', async () => {
    api.sandbox.world.behaviours.change('registries/vehicle', { mode: 'error' });
    const replies = [await askBrands({}), await askBrands({ BrandCode: '717', ModelYear: 2024 })];
    api.sandbox.world.behaviours.reset();
    expect(replies.map(({ StatusCode }) => StatusCode)).toEqual([503, 503]);
  });

  test('[C-17] kinds of use are those the line insures', async () => {
    const kinds = async (queryType: string) => (await api.call(calls.vehicleTypes.path, { queryType })).envelope;
    expect((await kinds('trafik')).Data).toContainEqual({ Text: 'Traktör', Id: '611-10' });
    const dealer = calls.vehicleTypes.data.parse((await kinds('galericikisatrafik')).Data);
    expect(dealer[0]).toEqual({ Text: 'Hususi otomobil', Id: '111-10' });
    expect(dealer.map(({ Id }) => Id)).not.toContain('111-12');
    expect((await kinds('konut')).StatusCode).toBe(1000);
  });
});
