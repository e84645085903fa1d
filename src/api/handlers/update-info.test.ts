import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { eq } from '#db/drizzle.ts';
import { quotations } from '#db/schema/quotations.ts';
import { addDays } from '#domain/dates.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import type { Found } from '#ports/found.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { storedQuotation } from '#testing/stored-quotation.ts';
import { openQuotation, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

const today = '2026-11-15';
const quotation = calls.vehicleUpdateInfo.data;

type Row = { line: string; insurer: string; state: string; id: string };

async function livingRows(headerGuid: string): Promise<Row[]> {
  const text = `select id, line, insurer, state from offers where quotation_id = $1 and superseded_at is null
    order by line, insurer`;
  return (await api.database.$client.query<Row>(text, [headerGuid])).rows;
}

async function storedQuestion(headerGuid: string) {
  type Stored = { risk: VehicleRisk; insured: Insured; customer: object; start: string; end: string };
  return (await storedQuotation(api.database, headerGuid)) as Stored;
}

async function cursorOf({ browser, headerGuid }: Quoting): Promise<string> {
  const reply = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
  return calls.listOffers.data.parse(reply.envelope.Data).Cursor;
}

const byHand = { BrandCode: '702', VehicleType: '1001', ModelYear: 2021, FuelType: 'Benzin', UsageType: '111-10' };

describe('[C-13] asking the panel', () => {
  test('a found vehicle needs a start day and nothing more; every insurer of the line is asked', async () => {
    const { update, headerGuid } = await openQuotation(api);
    const { envelope } = await update();
    expect(envelope).toMatchObject({ Success: true, StatusCode: 200 });
    const { Panel } = quotation.parse(envelope.Data);
    const sellers = api.ports.panel.filter(({ lines }) => lines.includes('kasko')).map(({ code }) => code);
    expect(Panel.map((member) => member.InsuranceFirm).sort()).toEqual(sellers.sort());
    expect(Panel[0]).toEqual({ InsuranceFirm: '901', FirmName: 'Çınaraltı Sigorta', Line: 'kasko', State: 'waiting' });
    expect(await storedQuestion(headerGuid)).toMatchObject({
      start: '2026-11-20',
      end: '2027-11-20',
      customer: { name: 'Deniz', surname: 'Akçam', birthdate: '1985-04-12', provinceCode: 34 },
      risk: {
        plate: '34ABC123',
        documentSerial: 'AB',
        documentNumber: '123456',
        brandCode: '705',
        typeCode: '1001',
        value: 121_500_000,
        trafficStep: 8,
        kaskoDiscount: 60,
        accessories: { radio: 0 },
        options: {},
      },
    });
  });

  test('[N-07] [L-09] what the owner answers wins over what was found, and every answer reaches the question', async () => {
    const { update, headerGuid } = await openQuotation(api);
    const { envelope } = await update({
      ...byHand,
      LicencePermitNo: 'ac654321',
      EngineNo: 'MOTOR12345',
      FrameNo: 'NM0SASI0000000001',
      Colour: 'Gri',
      FirstTrafficDate: '2021-05-05',
      FuelType: 'Benzin+LPG',
      Lpg: true,
      RadioPrice: 2500.5,
      NavigationPrice: '1000',
      SteelWheelsPrice: 1,
      OtherAccessoryPrice: 0,
      ProfessionCode: 'doktor',
      PolicyEnd: '2027-11-20',
      Region: '06',
      RentACar: 'true',
      Name: 'Denizhan',
      LenderName: 'Örnek Banka',
      LoanNumber: 'K-1',
      CrossSellingBranches: ['ferdikaza', 'galericiseyahat', 'konut'],
    });
    expect(envelope.Messages).toEqual(['Başarılı']);
    const { Panel } = quotation.parse(envelope.Data);
    expect(new Set(Panel.map(({ Line }) => Line))).toEqual(new Set(['kasko', 'ferdikaza']));
    expect(await storedQuestion(headerGuid)).toMatchObject({
      customer: { name: 'Denizhan', surname: 'Akçam', provinceCode: 6 },
      risk: {
        brandCode: '702',
        typeCode: '1001',
        modelYear: 2021,
        documentSerial: 'AC',
        documentNumber: '654321',
        engineNumber: 'MOTOR12345',
        frameNumber: 'NM0SASI0000000001',
        fuel: 'Benzin+LPG',
        lpg: true,
        rentACar: true,
        professionCode: 'doktor',
        firstTrafficDate: '2021-05-05',
        accessories: { radio: 250_050, navigation: 100_000, steelWheels: 100, other: 0 },
        value: 83_835_000,
        options: { lender: 'Örnek Banka', loanNumber: 'K-1' },
      },
    });
  });

  test('facts found for one plate are not told of another', async () => {
    const { update, headerGuid } = await openQuotation(api);
    const other = { LicensePlateNumber: '06 XYZ 789' };
    expect((await update(other)).envelope.StatusCode).toBe(1000);
    expect((await update({ ...other, ...byHand })).envelope.StatusCode).toBe(200);
    const { risk, insured } = await storedQuestion(headerGuid);
    expect(risk).toMatchObject({ plate: '06XYZ789', brandCode: '702' });
    expect(insured).toMatchObject({ title: expect.stringMatching(/^[A-Z]+ .+ 2021$/), detail: '06 XYZ 789' });
    expect(risk).not.toHaveProperty('trafficStep');
    expect(risk).not.toHaveProperty('engineNumber');
  });

  test('a car without a value in the list is asked for all the same, also while the list is away', async () => {
    const { update, headerGuid } = await openQuotation(api);
    expect((await update({ ModelYear: 2005 })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).risk).not.toHaveProperty('value');
    api.sandbox.world.behaviours.change('registries/vehicle', { mode: 'error' });
    expect((await update({ ModelYear: 2020 })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).insured.title).toBe('2020 model araç');
    expect((await update()).envelope.StatusCode).toBe(200);
    api.sandbox.world.behaviours.reset();
    expect((await storedQuestion(headerGuid)).risk.value).toBe(121_500_000);
  });

  test('a correction that is taken back gives way to what the register tells', async () => {
    const { update, headerGuid } = await openQuotation(api);
    const provinces: unknown[] = [];
    for (const place of [{ CityCode: 6, TownCode: 601 }, {}, { CityCode: 34, TownCode: 3401 }]) {
      expect((await update(place)).envelope.StatusCode).toBe(200);
      provinces.push((await storedQuestion(headerGuid)).customer);
    }
    expect(provinces).toMatchObject([
      { provinceCode: 6, districtCode: 601 },
      { provinceCode: 34, name: 'Deniz' },
      { provinceCode: 34, districtCode: 3401 },
    ]);
    await update({ CityCode: 6 });
    expect((await storedQuestion(headerGuid)).customer).not.toHaveProperty('districtCode');
  });

  test('a company is asked for by its title', async () => {
    const company = { NationalNumber: '1111111114', LicensePlateNumber: '41HRM714', LicencePermitNo: 'AM111114' };
    const { update, headerGuid } = await openQuotation(api, company);
    expect((await update()).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).customer).toMatchObject({ identity: { kind: 'tax' }, surname: '' });
  });
});

describe('[L-05] [L-06] the other vehicle lines', () => {
  const lapsed = { NationalNumber: '55555555550', LicensePlateNumber: '07NPR555', LicencePermitNo: 'AF555555' };

  test('a lapsed traffic policy is told by its days', async () => {
    const { update, headerGuid } = await openQuotation(api, { QueryType: 'trafik', ...lapsed });
    expect((await update({ PolicyStart: today })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).risk.daysLapsed).toBe(45);
  });

  test('the buyer of a second-hand car has fifteen days', async () => {
    const bought = { NationalNumber: '66666666660', LicensePlateNumber: '34STU666', LicencePermitNo: 'AG666666' };
    const { update, headerGuid } = await openQuotation(api, { QueryType: 'trafik', SecondHand: '1', ...bought });
    expect((await update({ PolicyStart: today })).envelope.StatusCode).toBe(1000);
    await update({ PolicyStart: today, NotarySaleDate: '2026-11-10' });
    expect((await storedQuestion(headerGuid)).risk).toMatchObject({
      daysLapsed: 0,
      options: { secondHand: 'true', notarySaleDate: '2026-11-10' },
    });
    await update({ PolicyStart: today, NotarySaleDate: '2026-10-20' });
    expect((await storedQuestion(headerGuid)).risk.daysLapsed).toBe(11);
  });

  test.each([
    ['imm', {}, { LiabilityLimit: '5000000' }, { liabilityLimit: '5000000' }, '2027-11-20'],
    [
      'galericikisatrafik',
      {},
      { DealerLicenceNo: 'YB-1', NotarySaleDate: '2026-11-01', TermDays: 30 },
      { dealerLicence: 'YB-1', notarySaleDate: '2026-11-01' },
      '2026-12-20',
    ],
    [
      'yesilKart',
      { LicensePlateNumber: '34YK', LicencePermitNo: undefined },
      { ...byHand, GreenCardType: '2', DestinationCountry: 'DE', TermDays: '15' },
      { greenCardType: '2', destination: 'DE' },
      '2026-12-05',
    ],
    [
      'yabanciTrafik',
      { LicensePlateNumber: 'B XY 1234', LicencePermitNo: undefined },
      { ...byHand, RegistrationCountry: 'DE', TermDays: 90 },
      { registrationCountry: 'DE' },
      '2027-02-18',
    ],
  ])('%s is asked with its own choices and its own end', async (line, identifiers, answers, options, end) => {
    const { update, headerGuid } = await openQuotation(api, { QueryType: line, ...identifiers });
    const { envelope } = await update(answers);
    expect(envelope.Messages).toEqual(['Başarılı']);
    expect(await storedQuestion(headerGuid)).toMatchObject({ end, risk: { options } });
    const rows = await livingRows(headerGuid);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.line))).toEqual(new Set([line]));
  });

  test('[V-12] the plate of a green card of type 2 is the code and YK, of type 1 its own', async () => {
    const card = { ...byHand, DestinationCountry: 'DE', TermDays: 15 };
    const without = await openQuotation(api, { QueryType: 'yesilKart', LicensePlateNumber: '35' });
    expect((await without.update({ ...card, GreenCardType: '1' })).envelope.StatusCode).toBe(1000);
    expect((await without.update({ ...card, GreenCardType: '2' })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(without.headerGuid)).risk.plate).toBe('35YK');
    const owned = await openQuotation(api, { QueryType: 'yesilKart' });
    expect((await owned.update({ ...card, GreenCardType: '1' })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(owned.headerGuid)).risk.plate).toBe('34ABC123');
  });
});

describe('[C-13] [E-01] answers that cannot be asked', () => {
  test('[V-26] traffic begins within 15 days, kasko and others within 30', async () => {
    const dealer = { DealerLicenceNo: 'YB-1', NotarySaleDate: today, TermDays: 15 };
    const windows = [
      ['trafik', 15, {}],
      ['kasko', 30, {}],
      ['imm', 30, {}],
      ['galericikisatrafik', 30, dealer],
    ] as const;
    for (const [QueryType, days, answers] of windows) {
      const { update } = await openQuotation(api, { QueryType });
      const starting = async (PolicyStart: string) => (await update({ ...answers, PolicyStart })).envelope;
      expect((await starting(addDays(today, days))).StatusCode, QueryType).toBe(200);
      expect(await starting(addDays(today, days + 1)), QueryType).toMatchObject({
        StatusCode: 1000,
        Message: expect.stringMatching(/daha önceki bir tarih seçiniz/),
      });
      expect((await starting(addDays(today, -1))).StatusCode, QueryType).toBe(1000);
    }
  });

  test('an end that disagrees with the start is refused and named', async () => {
    const { update } = await openQuotation(api);
    expect((await update({ PolicyEnd: '2027-11-19' })).envelope).toMatchObject({
      StatusCode: 1000,
      Messages: [expect.stringContaining('20.11.2027')],
    });
  });

  test('without a found vehicle everything an insurer must know is asked for, and nobody is asked before', async () => {
    const { update, headerGuid } = await openQuotation(api, { LicencePermitNo: undefined });
    expect((await update({ PolicyStart: undefined })).envelope).toMatchObject({
      StatusCode: 1000,
      Messages: ['Lütfen doldurun'],
    });
    expect(await livingRows(headerGuid)).toEqual([]);
    expect((await update(byHand)).envelope.StatusCode).toBe(200);
  });

  test.each([
    ['a use nobody knows', { UsageType: '999-10' }, /kullanım tarzını tanımıyoruz/],
    ['a model year to come', { ModelYear: 2030 }, /1950 ile 2027 arasında/],
    ['a third decimal', { RadioPrice: 10.555 }, /iki ondalık/],
    ['too dear an accessory', { RadioPrice: 1e15 }, /En fazla/],
    ['a region that is no province', { Region: '82' }, /il kodudur/],
    ['a plate of another kind', { LicensePlateNumber: '34YK' }, /plakayı ruhsatta/],
  ])('%s', async (_what, answers, sentence) => {
    const { update } = await openQuotation(api);
    const { envelope } = await update(answers);
    expect(envelope.StatusCode).toBe(1000);
    expect(envelope.Messages.some((message) => sentence.test(message))).toBe(true);
  });

  test('what a line does not ask for cannot break its question', async () => {
    const { update } = await openQuotation(api, { QueryType: 'trafik' });
    expect((await update({ RadioPrice: 1e14 })).envelope.StatusCode).toBe(1000);
    expect((await update({ RadioPrice: 5_000_001 })).envelope.StatusCode).toBe(200);
  });

  test('somebody else’s quotation is not found', async () => {
    const { headerGuid } = await openQuotation(api);
    const model = { HeaderGuid: headerGuid, PolicyStart: '2026-11-20' };
    const reply = await openBrowser(api).bySite(calls.vehicleUpdateInfo.path, model);
    expect(reply).toMatchObject({ status: 404, envelope: { StatusCode: 404, Data: null } });
    expect(await livingRows(headerGuid)).toEqual([]);
  });

  test('a quotation of another kind of risk is not found here, and is asked nothing', async () => {
    const { browser, headerGuid, update } = await openQuotation(api);
    const { found } = await storedQuotation(api.database, headerGuid);
    // As a later version may write it.
    const other = { ...found, kind: 'building' } as unknown as Found;
    await api.database.update(quotations).set({ found: other }).where(eq(quotations.id, headerGuid));
    expect((await update()).envelope).toMatchObject({ StatusCode: 404, Data: null });
    const read = await browser.bySite(calls.vehicleQuotation.path, { HeaderGuid: headerGuid });
    expect(read.envelope).toMatchObject({ StatusCode: 404, Data: null });
    expect(await livingRows(headerGuid)).toEqual([]);
  });
});

describe('[C-13] asking again', () => {
  const addOns = { CrossSellingBranches: ['ferdikaza', 'hukuksalkoruma'] };

  test('twenty at once leave one waiting row per insurer and line', async () => {
    const { update, headerGuid } = await openQuotation(api);
    const replies = await Promise.all(Array.from({ length: 20 }, () => update(addOns)));
    expect(new Set(replies.map(({ envelope }) => envelope.StatusCode))).toEqual(new Set([200]));
    const rows = await livingRows(headerGuid);
    const wanted = ['kasko', 'ferdikaza', 'hukuksalkoruma'].flatMap((line) =>
      api.ports.panel.filter(({ lines }) => lines.some((sold) => sold === line)).map(({ code }) => `${line}/${code}`),
    );
    expect(rows.map(({ line, insurer }) => `${line}/${insurer}`).sort()).toEqual(wanted.sort());
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['waiting']));
    const { rows: all } = await api.database.$client.query('select id from offers where quotation_id = $1', [
      headerGuid,
    ]);
    expect(all).toHaveLength(rows.length);
  });

  test('no change asks nobody', async () => {
    const quoting = await openQuotation(api);
    await quoting.update(addOns);
    const [cursor, rows] = [await cursorOf(quoting), await livingRows(quoting.headerGuid)];
    await quoting.update({ ...addOns, CrossSellingBranches: [...addOns.CrossSellingBranches].reverse() });
    expect(await cursorOf(quoting)).toBe(cursor);
    expect(await livingRows(quoting.headerGuid)).toEqual(rows);
  });

  test('a change asks those it concerns: an accessory only kasko, another day everybody', async () => {
    const { update, headerGuid } = await openQuotation(api);
    await update(addOns);
    const first = await livingRows(headerGuid);
    await update({ ...addOns, RadioPrice: 3000 });
    const second = await livingRows(headerGuid);
    const kept = new Set(first.map(({ id }) => id));
    expect(new Set(second.filter(({ id }) => !kept.has(id)).map(({ line }) => line))).toEqual(new Set(['kasko']));
    expect(second.filter(({ line }) => line === 'kasko').every(({ id }) => !kept.has(id))).toBe(true);
    expect(second).toHaveLength(first.length);
    await update({ ...addOns, RadioPrice: 3000, PolicyStart: '2026-11-21' });
    const third = await livingRows(headerGuid);
    const known = new Set(second.map(({ id }) => id));
    expect(third.every(({ id }) => !known.has(id))).toBe(true);
    expect(third).toHaveLength(first.length);
  });

  test('[L-09] an add-on is added and removed on its own', async () => {
    const { update, headerGuid } = await openQuotation(api);
    await update();
    const before = await livingRows(headerGuid);
    await update({ CrossSellingBranches: 'ferdikaza' });
    const beside = await livingRows(headerGuid);
    expect(beside.filter(({ line }) => line === 'kasko')).toEqual(before);
    expect(beside.length).toBeGreaterThan(before.length);
    await update();
    expect(await livingRows(headerGuid)).toEqual(before);
  });

  test('[E-01] a machine is turned away', async () => {
    const { update } = await openQuotation(api);
    const codes = new Set<number>();
    for (let count = 0; count < 61; count += 1) codes.add((await update({ ModelYear: 2030 })).envelope.StatusCode);
    expect(codes).toEqual(new Set([1000, 429]));
  });
});
