import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { newcomer, openHealthQuotation } from '#testing/health-quotation.ts';
import { newPerson } from '#testing/people.ts';
import { quoteTrip } from '#testing/trip-quotation.ts';
import { driver, openQuotation, proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());

const vehicleTypes = ['kasko', 'trafik', 'imm', 'yesilKart'] as const;
const lineTypes = [...vehicleTypes, 'yabanci', 'seyahat'] as const;
const openers = {
  kasko: () => openQuotation(api, { QueryType: 'kasko' }),
  trafik: () => openQuotation(api, { QueryType: 'trafik' }),
  imm: () => openQuotation(api, { QueryType: 'imm' }),
  yesilKart: () =>
    openQuotation(api, { QueryType: 'yesilKart' }, { GreenCardType: '1', DestinationCountry: 'DE', TermDays: '15' }),
  yabanci: () => openHealthQuotation(api, newcomer),
  seyahat: async () => quoteTrip(await proveVisitor(api, 'seyahat')),
} as const;

describe('[L-07] every query type of the specification', () => {
  test.each([...lineTypes, 'login'])('%s: a code is sent for it and confirmed by it, and by no other', async (type) => {
    const [browser, person] = [openBrowser(api), newPerson()];
    expect((await browser.sendCode(person, type)).envelope.StatusCode).toBe(1004);
    const code = await browser.readCode(person.Phone);
    const other = type === 'kasko' ? 'trafik' : 'kasko';
    expect((await browser.confirm(person.Phone, code, other)).envelope.Success).toBe(false);
    expect((await browser.confirm(person.Phone, code, type)).envelope.StatusCode).toBe(1010);
  });

  test.each(lineTypes)('%s: the customer is checked for it', async (Querytype) => {
    const { browser, phone } = await proveVisitor(api, Querytype);
    const question = { Querytype, Phone: phone, NationalNumber: driver.NationalNumber };
    expect((await browser.bySite(calls.amlCheck.path, question)).envelope.StatusCode).toBe(1010);
  });

  test.each(lineTypes)(
    '%s: a quotation is opened for it, asked, and its insurers are told by it',
    async (QueryType) => {
      const { browser, phone, headerGuid, update } = await openers[QueryType]();
      expect((await update()).envelope.Messages).toEqual(['Başarılı']);
      const who =
        QueryType === 'yabanci'
          ? { PassportNumber: newcomer.PassportNumber }
          : { NationalNumber: driver.NationalNumber };
      const model = { QueryType, Gsm: phone, HeaderGuid: headerGuid, ...who };
      const { envelope } = await browser.bySite(calls.firms.path, model);
      expect(calls.firms.data.parse(envelope.Data).Panel.length).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(vehicleTypes)('%s: brands and uses of vehicles are listed for it', async (queryType) => {
    for (const { path } of [calls.vehicleBrandsWithModels, calls.vehicleTypes])
      expect((await api.call(path, { queryType })).envelope.Data, path).not.toEqual([]);
  });

  test.each(['yesilKart', 'yabanci', 'seyahat'])('%s: countries are listed for it', async (QueryType) => {
    expect((await api.call(calls.countries.path, { QueryType })).envelope.Data).not.toEqual([]);
  });

  test('login is no line: nothing is quoted or looked up for it', async () => {
    const { browser, phone } = await proveVisitor(api, 'login');
    for (const [path, name] of [
      [calls.amlCheck.path, 'Querytype'],
      [calls.vehicleQueryInfo.path, 'QueryType'],
      [calls.countries.path, 'QueryType'],
    ] as const) {
      const { envelope } = await browser.bySite(path, { ...driver, Phone: phone, [name]: 'login' });
      expect(envelope, path).toMatchObject({ Success: false, StatusCode: 1000 });
    }
  });
});
