import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { MyThings } from '#contracts/calls/my-things.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { type Holder, joinHolder, quoteAs } from '#testing/policy-holder.ts';
import { openQuotation } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  holder = await joinHolder(api);
});
afterAll(() => api.close());

const byHand = { BrandCode: '702', VehicleType: '1001', ModelYear: 2021, FuelType: 'Benzin', UsageType: '111-10' };

async function thingsOf(browser: Browser): Promise<MyThings> {
  const { envelope } = await browser.byUser(calls.myThings.path);
  expect(envelope.StatusCode).toBe(200);
  return calls.myThings.data.parse(envelope.Data);
}

test('tells vehicles and homes of the member’s quotations, each once and the last asked first', async () => {
  expect(await thingsOf(holder.browser)).toEqual({ Vehicles: [], Homes: [] });
  await (await quoteAs(holder, 'kasko')).update({ PolicyStart: '2026-11-20' });
  api.clock.advance(1);
  await (await quoteAs(holder, 'dask')).update();
  api.clock.advance(1);
  const other = { LicensePlateNumber: '34KRS102', LicencePermitNo: 'AB123456' };
  await (await quoteAs(holder, 'trafik', other)).update({ PolicyStart: '2026-11-20' });
  const { Vehicles, Homes } = await thingsOf(holder.browser);
  expect(Vehicles.map(({ Plate }) => Plate)).toEqual(['34KRS102', '34ABC123']);
  expect(Vehicles[0]).toMatchObject({ DocumentSerial: 'AB', DocumentNo: '123456' });
  expect(Vehicles[1]).toMatchObject({ Name: 'TOYOTA Corolla 1.5 2022' });
  expect(Homes).toEqual([{ UAVTNumber: expect.stringMatching(/^\d{10}$/), Address: expect.any(String) }]);

  api.clock.advance(1);
  await (await quoteAs(holder, 'kasko')).update({ PolicyStart: '2026-11-21' });
  const again = await thingsOf(holder.browser);
  expect(again.Vehicles.map(({ Plate }) => Plate)).toEqual(['34ABC123', '34KRS102']);
});

test('a vehicle keeps the licence it was last given with, where a later quotation has none', async () => {
  const member = await joinHolder(api, {});
  const ask = async (more: object) => {
    api.clock.advance(1);
    await (await quoteAs(member, 'kasko', more)).update({ ...byHand, PolicyStart: '2026-11-20' });
    return (await thingsOf(member.browser)).Vehicles;
  };
  const known = (DocumentNo: string) => [{ Plate: '34KRS102', DocumentSerial: 'AB', DocumentNo }];
  expect(await ask({ LicencePermitNo: 'AB123456' })).toMatchObject(known('123456'));
  expect(await ask({ LicencePermitNo: 'AB654321' })).toMatchObject(known('654321'));
  expect(await ask({ LicencePermitNo: undefined })).toMatchObject(known('654321'));
});

test('tells nothing to a visitor, to another member, nor of what others asked under the member’s number', async () => {
  expect((await openBrowser(api).bySite(calls.myThings.path)).envelope.StatusCode).toBe(1002);
  expect((await holder.browser.bySite(calls.myThings.path)).envelope.StatusCode).toBe(1002);
  expect(await thingsOf((await joinHolder(api, {})).browser)).toEqual({ Vehicles: [], Homes: [] });

  const before = await thingsOf(holder.browser);
  await (await openQuotation(api)).update();
  const forAnother = { ...holder, person: { ...newPerson(), Phone: holder.person.Phone } };
  await (await quoteAs(forAnother, 'trafik', { LicensePlateNumber: '34KRS777' })).update({ PolicyStart: '2026-11-20' });
  expect(await thingsOf(holder.browser)).toEqual(before);
});

test('a quotation whose insurers were never asked tells nothing', async () => {
  const member = await joinHolder(api, {});
  await quoteAs(member, 'kasko');
  expect(await thingsOf(member.browser)).toEqual({ Vehicles: [], Homes: [] });
});
