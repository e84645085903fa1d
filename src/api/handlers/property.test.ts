import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { addDays } from '#domain/dates.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { PropertyRisk } from '#domain/risks/property.ts';
import { proposedSums } from '#domain/tariffs/home-sums.ts';
import { endDiffers, propertyProblems } from '#messages/quotation.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { atHome, dwellers, earthquakePolicyNumber, openPropertyQuotation } from '#testing/property-quotation.ts';
import { storedQuotation } from '#testing/stored-quotation.ts';
import { testPanel } from '#testing/test-insurers.ts';
import { openQuotation, proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const today = '2026-11-15';
const renewedNumber = earthquakePolicyNumber(dwellers.renewing.UAVTNumber, today);

async function storedQuestion(headerGuid: string) {
  type Stored = { risk: PropertyRisk; insured: Insured; customer: object; end: string };
  return (await storedQuotation(api.database, headerGuid)) as Stored;
}

async function askedRows(headerGuid: string): Promise<readonly string[]> {
  const text = `select line || '/' || insurer as row, id from offers
    where quotation_id = $1 and superseded_at is null order by line, insurer`;
  return (await api.database.$client.query<{ row: string }>(text, [headerGuid])).rows.map(({ row }) => row);
}

const refused = (envelope: { StatusCode: number; Messages: readonly string[] }) => {
  expect(envelope.StatusCode).toBe(1000);
  return envelope.Messages;
};

/** Asks for the address at which somebody is registered, after a code that was asked for under a number. */
async function openRegistered(
  NationalNumber: string,
  { codeFor = NationalNumber, ...more }: Record<string, string> = {},
) {
  const [browser, person] = [openBrowser(api), newPerson()];
  await browser.verify({ ...person, NationalNumber: codeFor }, 'dask');
  const model = { QueryType: 'dask', Phone: person.Phone, NationalNumber, RegisteredAddress: true, ...more };
  return (await browser.bySite(calls.propertyQueryInfo.path, model)).envelope;
}
const registered = async (...asked: Parameters<typeof openRegistered>) =>
  calls.propertyQueryInfo.data.parse((await openRegistered(...asked)).Data);

describe('the way to an address', () => {
  test('by where a person is registered: address, building and the policy that ends soon', async () => {
    expect(await registered('11111111110', { Birthdate: '1985-04-12' })).toMatchObject({
      AddressSearch: 'found',
      Address: { City: 'İstanbul', County: 'Kadıköy', UAVTNumber: dwellers.renewing.UAVTNumber },
      Building: { GrossArea: expect.any(Number), DaskInsaTarzi: '1', DaskKullanimSekli: '1', DamageState: '1' },
      EarthquakePolicy: { FirmName: expect.stringContaining('Sigorta'), PolicyEnd: addDays(today, 12) },
      Customer: { Name: 'Deniz', Surname: 'Akçam' },
    });
  });

  test('by the address code, and by the number of the old policy, to the same home', async () => {
    const opened = await registered('11111111110', { Birthdate: '1985-04-12' });
    const OldPolicyNo = renewedNumber.replace(/^(\d{4})/, '$1 ');
    const byCode = await openPropertyQuotation(api, dwellers.renewing);
    const byPolicy = await openPropertyQuotation(api, { OldPolicyNo });
    for (const way of [byCode, byPolicy]) {
      expect(way.opened.Address).toEqual(opened.Address);
      expect(way.opened.Building).toEqual(opened.Building);
      expect(way.opened.EarthquakePolicy).toEqual(opened.EarthquakePolicy);
    }
  });

  test('who has the code of an address is told of its policy, and of the number no more than its end', async () => {
    const { browser, headerGuid, opened } = await openPropertyQuotation(api, dwellers.renewing);
    expect(opened.EarthquakePolicy?.MaskedPolicyNo).toBe(`…${renewedNumber.slice(-4)}`);
    const read = await browser.bySite(calls.propertyQuotation.path, { HeaderGuid: headerGuid });
    expect(read.envelope.StatusCode).toBe(200);
    for (const reply of [opened, read.envelope]) expect(JSON.stringify(reply)).not.toContain(renewedNumber);
  });

  test('a home without an earthquake policy is found by its address alone', async () => {
    const { opened } = await openPropertyQuotation(api);
    expect(opened).toMatchObject({ AddressSearch: 'found', Building: null, EarthquakePolicy: null });
  });

  test('a registered address is told only to who knows the birth date', async () => {
    const opened = await registered('22222222220', { Birthdate: '1990-06-15' });
    expect(opened).toMatchObject({ AddressSearch: 'found', Address: { County: 'Çankaya' } });
    expect(await registered('11111111110')).toMatchObject({ AddressSearch: 'birthdateRequired', Address: null });
  });

  test('a registered address is told to nobody who proved a phone under another number', async () => {
    const stranger = await openRegistered('11111111110', { codeFor: '44444444440' });
    expect(stranger).toMatchObject({ StatusCode: 1001, Data: null });
  });

  test('an unknown code or number finds nothing, and without an address nobody is asked', async () => {
    const unknown = await openPropertyQuotation(api, { UAVTNumber: '9000000001' });
    expect(unknown.opened).toMatchObject({ AddressSearch: 'notFound', Address: null, Building: null });
    const noPolicy = await openPropertyQuotation(api, { OldPolicyNo: '1' });
    expect(noPolicy.opened).toMatchObject({ AddressSearch: 'notFound', Address: null });
    const none = await openPropertyQuotation(api, { UAVTNumber: undefined });
    expect(none.opened).toMatchObject({ AddressSearch: 'notAsked', Address: null });
    expect(refused((await unknown.update()).envelope)).toContain(propertyProblems.addressMissing);
  });

  test('numbers of policies are hard to guess: without a proven phone none is looked for, with one thirty in ten minutes', async () => {
    const guess = (browser: Browser, Phone: string, place: number) =>
      browser.bySite(calls.propertyQueryInfo.path, {
        ...{ QueryType: 'dask', Phone, NationalNumber: '11111111110' },
        OldPolicyNo: `${100_000_000_000 + place}`,
      });
    const stranger = await guess(openBrowser(api), newPerson().Phone, 0);
    expect(stranger.envelope.StatusCode).toBe(1001);
    const { browser, phone } = await proveVisitor(api, 'dask');
    const codes = [];
    for (let place = 0; place < 31; place += 1) {
      codes.push((await guess(browser, phone, place)).envelope.StatusCode);
    }
    expect(codes).toEqual([...Array(30).fill(200), 429]);
  });

  test('a code that is none is refused before any register is asked', async () => {
    const { browser, phone } = await proveVisitor(api, 'dask');
    const model = { QueryType: 'dask', Phone: phone, NationalNumber: '66666666660', UAVTNumber: '12345' };
    const { envelope } = await browser.bySite(calls.propertyQueryInfo.path, model);
    expect(refused(envelope)).toEqual([expect.stringContaining('Adres kodu 10 rakamdır')]);
  });

  test('a register that is down costs what it would have told', async () => {
    const { UAVTNumber } = dwellers.renewing;
    api.sandbox.world.behaviours.change('registries/earthquake', { mode: 'error' });
    const { opened, update } = await openPropertyQuotation(api, { UAVTNumber });
    expect(opened).toMatchObject({ AddressSearch: 'found', Building: null, EarthquakePolicy: null });
    expect((await update()).envelope.StatusCode).toBe(200);
    api.sandbox.world.behaviours.change('registries/address', { mode: 'error' });
    const down = await openPropertyQuotation(api);
    expect(down.opened).toMatchObject({ AddressSearch: 'unavailable', Address: null });
  });

  test('looking again for an open quotation finds another home under the same number', async () => {
    const { browser, phone, headerGuid } = await openPropertyQuotation(api, dwellers.renewing);
    const { UAVTNumber } = dwellers.lapsed;
    const model = { QueryType: 'dask', Phone: phone, NationalNumber: '11111111110', HeaderGuid: headerGuid };
    const { envelope } = await browser.bySite(calls.propertyQueryInfo.path, { ...model, UAVTNumber });
    expect(calls.propertyQueryInfo.data.parse(envelope.Data)).toMatchObject({
      HeaderGuid: headerGuid,
      Address: { UAVTNumber, County: 'Nilüfer' },
    });
  });

  test('a line that insures no building is told where to go', async () => {
    const { browser, phone } = await proveVisitor(api);
    const model = { QueryType: 'kasko', Phone: phone, ...dwellers.uninsured };
    const { envelope } = await browser.bySite(calls.propertyQueryInfo.path, model);
    expect(refused(envelope)).toEqual([expect.stringContaining('adres bilgisiyle teklif almıyor')]);
  });
});

describe('an earthquake policy', () => {
  test('is asked for with what was answered', async () => {
    const { update, headerGuid, opened } = await openPropertyQuotation(api);
    const lender = { LenderName: 'Örnek Banka', LenderBranch: 'Merkez', LoanNumber: 'K-1' };
    const { envelope } = await update({ ...lender, InsuredRole: '3', FloorCount: '4', DaskInsaYili: '2' });
    expect(envelope.Messages).toEqual(['Başarılı']);
    const { risk, insured, end } = await storedQuestion(headerGuid);
    expect(end).toBe('2027-11-20');
    expect(insured).toMatchObject({ kind: 'property', title: `${opened.Address?.County}, 110 m²` });
    expect(risk).toMatchObject({
      kind: 'property',
      address: { uavt: opened.Address?.UAVTNumber, text: opened.Address?.OpenAddress },
      grossArea: 110,
      structure: 'concrete',
      buildPeriod: '2',
      floors: '4',
      use: 'dwelling',
      damage: 'none',
      role: 'usufruct',
      lender: { name: 'Örnek Banka', branch: 'Merkez', loanNumber: 'K-1' },
    });
    expect(risk).not.toHaveProperty('previousDask');
  });

  test('a found building needs a role and a day; its policy is renewed', async () => {
    const { browser, headerGuid, opened } = await openPropertyQuotation(api, dwellers.renewing);
    const PolicyStart = addDays(today, 13);
    const model = { HeaderGuid: headerGuid, InsuredRole: '1', PolicyStart };
    expect((await browser.bySite(calls.propertyUpdateInfo.path, model)).envelope.StatusCode).toBe(200);
    const { risk } = await storedQuestion(headerGuid);
    expect(risk).toMatchObject({
      grossArea: opened.Building?.GrossArea,
      previousDask: { policyNumber: renewedNumber, end: addDays(today, 12) },
    });
    const reply = await browser.bySite(calls.propertyQuotation.path, { HeaderGuid: headerGuid });
    const stored = calls.propertyQuotation.data.parse(reply.envelope.Data);
    expect(stored).toMatchObject({ QueryType: 'dask', Answers: { InsuredRole: '1', PolicyStart } });
    expect(stored.OfficialPrice).toMatchObject({ GrossArea: risk.grossArea, Gross: expect.any(Number) });
    expect(stored.OfficialPrice?.Adjustments).toContainEqual({ Key: 'renewal', Percent: -20 });
  });

  test('what is answered wins over what was found', async () => {
    const { update, headerGuid } = await openPropertyQuotation(api, dwellers.renewing);
    await update({ GrossArea: '95', DaskInsaTarzi: '3', PolicyStart: addDays(today, 13) });
    expect((await storedQuestion(headerGuid)).risk).toMatchObject({ grossArea: 95, structure: 'other' });
  });

  test('cannot begin while another of the same address is in force', async () => {
    const { update } = await openPropertyQuotation(api, dwellers.renewing);
    expect(refused((await update({ PolicyStart: today })).envelope)).toEqual([
      propertyProblems.stillInForce('27.11.2026'),
    ]);
    expect((await update({ PolicyStart: addDays(today, 12) })).envelope.StatusCode).toBe(200);
    const early = await openPropertyQuotation(api, atHome('77777777770'));
    expect(refused((await early.update({ PolicyStart: today })).envelope)).toEqual([
      propertyProblems.renewalNotOpen('25.12.2026', '25.11.2026'),
    ]);
  });

  test('a building with heavy damage is refused kindly, and nobody is asked', async () => {
    const { update, headerGuid } = await openPropertyQuotation(api);
    expect(refused((await update({ DamageState: '4', GrossArea: undefined })).envelope)).toEqual([
      propertyProblems.heavyDamage,
    ]);
    expect(await askedRows(headerGuid)).toEqual([]);
  });

  test('medium damage wants the document of its repair, also where the register told of it', async () => {
    const { update, headerGuid, opened } = await openPropertyQuotation(api, dwellers.mediumDamage);
    expect(opened.Building?.DamageState).toBe('3');
    const unproven = await update({ DamageState: undefined });
    expect(refused(unproven.envelope)).toEqual([expect.stringContaining('onarım ya da güçlendirme belgesinin')]);
    expect((await update({ DamageState: '3', RepairDocumentNo: 'G-2024/17' })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).risk).toMatchObject({ damage: 'repaired', repairDocument: 'G-2024/17' });
  });

  test('[V-19] a company is insured by its title, by an address code and without a birth date', async () => {
    const company = { NationalNumber: '1111111114' };
    const { update, headerGuid, opened } = await openPropertyQuotation(api, company);
    expect(opened.Customer).toMatchObject({ Surname: '' });
    expect((await update()).envelope.StatusCode).toBe(200);
    const { customer } = await storedQuestion(headerGuid);
    expect(customer).toMatchObject({ identity: { kind: 'tax' }, name: opened.Customer?.Name, surname: '' });
    expect(customer).not.toHaveProperty('birthdate');
    expect(await registered('1111111114')).toMatchObject({ AddressSearch: 'notFound', Address: null });
  });

  test.each([
    ['too small an area', { GrossArea: 9 }, 'En az 10 olmalıdır.'],
    ['too large an area', { GrossArea: 5001 }, 'En fazla 5,000 olmalıdır.'],
    ['half a square metre', { GrossArea: 95.5 }, propertyProblems.wholeArea],
    ['a loan nobody lent', { LoanNumber: 'K-1' }, propertyProblems.lenderMissing],
    ['a branch of nobody', { LenderBranch: 'Merkez' }, propertyProblems.lenderMissing],
    ['an end of its own', { PolicyEnd: '2027-11-19' }, endDiffers('20.11.2027')],
    ['another address', { UAVTNumber: '1000000001' }, propertyProblems.addressChanged],
  ])('%s is refused', async (_what, answers, sentence) => {
    const { update } = await openPropertyQuotation(api);
    expect(refused((await update(answers)).envelope)).toEqual([sentence]);
  });

  test('a day too far ahead is refused', async () => {
    const { update } = await openPropertyQuotation(api);
    expect((await update({ PolicyStart: addDays(today, 30) })).envelope.StatusCode).toBe(200);
    expect(refused((await update({ PolicyStart: addDays(today, 31) })).envelope)).toHaveLength(1);
  });
});

describe('a home', () => {
  const konut = { QueryType: 'konut' } as const;

  test('is asked for with building and contents, and the period follows from the year', async () => {
    const { update, headerGuid } = await openPropertyQuotation(api, konut);
    const more = { GlassSum: 20_000, SteelDoor: true, Alarm: 'true', EmptyMonths: '2', LiabilityLimit: '250000' };
    const { envelope } = await update(more);
    expect(envelope.Messages).toEqual(['Başarılı']);
    expect((await storedQuestion(headerGuid)).risk).toMatchObject({
      buildYear: 2004,
      buildPeriod: '4',
      use: 'dwelling',
      role: 'owner',
      home: {
        scope: 'both',
        occupant: 'owner',
        homeType: 'flat',
        floor: 'middle',
        roof: 'tile',
        sums: { building: 300_000_000, contents: 55_000_000, glass: 2_000_000, electronics: 0, valuables: 0 },
        steelDoor: true,
        windowBars: false,
        alarm: true,
        emptyMonths: 2,
        liabilityLimit: 25_000_000,
      },
    });
  });

  test('a tenant insures the contents, and is asked for nothing else', async () => {
    const { update, headerGuid } = await openPropertyQuotation(api, konut);
    const tenant = { Occupant: '2', PoliceTipi: undefined, BuildingSum: undefined };
    expect((await update(tenant)).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).risk).toMatchObject({
      role: 'tenant',
      home: { scope: 'contents', occupant: 'tenant', sums: { building: 0, contents: 55_000_000 } },
    });
    const asOwner = await update({ ...tenant, PoliceTipi: '1', BuildingSum: 3_000_000 });
    expect(refused(asOwner.envelope)).toEqual([propertyProblems.tenantScope]);
  });

  test('who insures the building alone is asked for no contents, and none are insured', async () => {
    const { update, headerGuid } = await openPropertyQuotation(api, konut);
    const alone = { PoliceTipi: '3', ContentsSum: undefined, ElectronicsSum: 30_000 };
    expect((await update(alone)).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).risk.home?.sums).toMatchObject({ contents: 0, electronics: 0 });
  });

  test.each([
    ['no sum', { ContentsSum: undefined }, 'Bir değer girilmelidir.'],
    ['too low a sum', { ContentsSum: 1 }, 'En az 50,000₺ olmalıdır.'],
    ['too high a sum', { BuildingSum: 100_000_001 }, 'En fazla 100,000,000₺ olmalıdır.'],
    ['a third decimal', { BuildingSum: 3_000_000.005 }, propertyProblems.price],
    ['a year to come', { KonutInsaYili: 2027 }, propertyProblems.buildYear(1950, 2026)],
  ])('[V-24] %s is refused', async (_what, answers, sentence) => {
    const { update } = await openPropertyQuotation(api, konut);
    expect(refused((await update(answers)).envelope)).toEqual([sentence]);
  });

  test('the number of an earthquake policy counts once its register knows it for the address', async () => {
    const { opened } = await openPropertyQuotation(api, dwellers.renewing);
    const DaskPolicyNo = renewedNumber;
    const UAVTNumber = opened.Address?.UAVTNumber;
    api.sandbox.world.behaviours.change('registries/earthquake', { mode: 'error' });
    const { update, headerGuid } = await openPropertyQuotation(api, { ...konut, UAVTNumber });
    expect((await update({ DaskPolicyNo })).envelope.StatusCode).toBe(200);
    expect((await storedQuestion(headerGuid)).risk).not.toHaveProperty('previousDask');
    api.sandbox.world.behaviours.reset();
    await update({ DaskPolicyNo });
    expect((await storedQuestion(headerGuid)).risk.previousDask).toEqual({
      policyNumber: DaskPolicyNo,
      end: addDays(today, 12),
    });
    const elsewhere = await openPropertyQuotation(api, konut);
    await elsewhere.update({ DaskPolicyNo });
    expect((await storedQuestion(elsewhere.headerGuid)).risk).not.toHaveProperty('previousDask');
  });
});

describe('[L-09] what is asked beside', () => {
  const both = { CrossSellingBranches: ['dask', 'konut', 'ferdikaza'] };
  const rowsOf = (line: 'dask' | 'konut') =>
    testPanel.filter(({ lines }) => lines.includes(line)).map(({ code }) => `${line}/${code}`);
  const [daskRows, konutRows] = [rowsOf('dask').toSorted(), rowsOf('konut').toSorted()];

  test('everybody who sells the line is asked, and what is not wanted beside it is not', async () => {
    const { update, headerGuid } = await openPropertyQuotation(api);
    const { Panel } = calls.propertyUpdateInfo.data.parse((await update()).envelope.Data);
    expect(Panel.length).toBeGreaterThanOrEqual(5);
    expect(Panel.map(({ Line, InsuranceFirm }) => `${Line}/${InsuranceFirm}`).toSorted()).toEqual(daskRows);
    expect(new Set(Panel.map(({ State }) => State))).toEqual(new Set(['waiting']));
    expect(await askedRows(headerGuid)).toEqual(daskRows);
  });

  test('a home beside the earthquake policy of who lives there', async () => {
    const { update, headerGuid } = await openPropertyQuotation(api);
    await update(both);
    expect(await askedRows(headerGuid)).toEqual([...daskRows, ...konutRows]);
    await update({ ...both, InsuredRole: '4' });
    expect(await askedRows(headerGuid)).toEqual(daskRows);
    await update({ ...both, DaskKullanimSekli: '2' });
    expect(await askedRows(headerGuid)).toEqual(daskRows);
  });

  test('an earthquake policy beside the home of an owner who has none', async () => {
    const { update, headerGuid } = await openPropertyQuotation(api, { QueryType: 'konut' });
    await update(both);
    expect(await askedRows(headerGuid)).toEqual([...daskRows, ...konutRows]);
    await update({ ...both, DaskPolicyNo: '123456789012' });
    expect(await askedRows(headerGuid)).toEqual(konutRows);
    await update({ ...both, Occupant: '2', PoliceTipi: undefined, BuildingSum: undefined });
    expect(await askedRows(headerGuid)).toEqual(konutRows);
  });

  test('and none beside a home whose policy was found in force', async () => {
    const insured = await openPropertyQuotation(api, { QueryType: 'konut', ...dwellers.renewing });
    await insured.update(both);
    expect(await askedRows(insured.headerGuid)).toEqual(konutRows);
    const lapsed = await openPropertyQuotation(api, { QueryType: 'konut', ...dwellers.lapsed });
    await lapsed.update(both);
    expect(await askedRows(lapsed.headerGuid)).toEqual([...daskRows, ...konutRows]);
  });

  test('what an earthquake policy does not read asks nobody of it again', async () => {
    const { update, headerGuid } = await openPropertyQuotation(api, { QueryType: 'konut' });
    const idsOf = async (line: string) => {
      const text = 'select id from offers where quotation_id = $1 and superseded_at is null and line = $2 order by id';
      return (await api.database.$client.query(text, [headerGuid, line])).rows;
    };
    await update(both);
    const before = { dask: await idsOf('dask'), konut: await idsOf('konut') };
    await update({ ...both, ContentsSum: 600_000, Alarm: true });
    expect(await idsOf('dask')).toEqual(before.dask);
    expect(await idsOf('konut')).not.toEqual(before.konut);
    await update({ ...both, ContentsSum: 600_000, Alarm: true, GrossArea: 120 });
    expect(await idsOf('dask')).not.toEqual(before.dask);
  });
});

describe('a quotation of a building', () => {
  test('carries a home as most are, so that home insurance can be asked beside', async () => {
    const owner = await openPropertyQuotation(api);
    await owner.update();
    expect((await storedQuestion(owner.headerGuid)).risk.home).toMatchObject({
      scope: 'both',
      sums: proposedSums(110),
    });
    const tenant = await openPropertyQuotation(api);
    await tenant.update({ InsuredRole: '2' });
    expect((await storedQuestion(tenant.headerGuid)).risk.home).toMatchObject({
      scope: 'contents',
      sums: { building: 0, contents: proposedSums(110).contents },
    });
    await tenant.update({ DaskKullanimSekli: '3' });
    expect((await storedQuestion(tenant.headerGuid)).risk).not.toHaveProperty('home');
  });

  test('is read back by its visitor and by nobody else', async () => {
    const { browser, headerGuid, update, phone, opened } = await openPropertyQuotation(api);
    const model = { HeaderGuid: headerGuid };
    const before = await browser.bySite(calls.propertyQuotation.path, model);
    expect(calls.propertyQuotation.data.parse(before.envelope.Data)).toEqual({
      ...opened,
      QueryType: 'dask',
      SecondHand: false,
      Phone: phone,
      Answers: null,
      Insured: null,
      OfficialPrice: null,
    });
    await update();
    const after = await browser.bySite(calls.propertyQuotation.path, model);
    expect(calls.propertyQuotation.data.parse(after.envelope.Data)).toMatchObject({
      Answers: { GrossArea: 110, InsuredRole: '1' },
      Insured: { Kind: 'property', Title: `${opened.Address?.County}, 110 m²`, Detail: opened.Address?.OpenAddress },
      OfficialPrice: { GrossArea: 110, Adjustments: [] },
    });
    const stranger = openBrowser(api);
    expect((await stranger.bySite(calls.propertyQuotation.path, model)).envelope.StatusCode).toBe(404);
    const answered = await stranger.bySite(calls.propertyUpdateInfo.path, { ...model, PolicyStart: '2026-11-20' });
    expect(answered.envelope.StatusCode).toBe(404);
  });

  test('has no official price where every company has its own', async () => {
    const { browser, headerGuid, update } = await openPropertyQuotation(api, { QueryType: 'konut' });
    await update();
    const { envelope } = await browser.bySite(calls.propertyQuotation.path, { HeaderGuid: headerGuid });
    expect(calls.propertyQuotation.data.parse(envelope.Data).OfficialPrice).toBeNull();
  });

  test('is no quotation of a vehicle, nor the other way round', async () => {
    const { browser, headerGuid } = await openPropertyQuotation(api);
    const model = { HeaderGuid: headerGuid };
    expect((await browser.bySite(calls.vehicleQuotation.path, model)).envelope.StatusCode).toBe(404);
    const car = await openQuotation(api);
    const read = await car.browser.bySite(calls.propertyQuotation.path, { HeaderGuid: car.headerGuid });
    expect(read.envelope.StatusCode).toBe(404);
  });

  test('speaks of the building before anybody is asked', async () => {
    const { browser, headerGuid } = await openPropertyQuotation(api);
    for (const { path } of [calls.listOffers, calls.shareOffers]) {
      const { envelope } = await browser.bySite(path, { HeaderGuid: headerGuid });
      expect(envelope.Messages).toEqual(['Teklifler henüz istenmedi. Önce bina bilgilerini tamamlayın.']);
    }
  });
});
