import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { offered, offerOf, readDetail, settledOrder, walkToBank } from '#testing/purchase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true, bankModel: 'hosted' });
});
afterAll(() => api.close());

test('[C-15] a card that the bank’s own page takes is not asked for here, and its signed result ends in a policy', async () => {
  const world = await offered(api);
  const { quoting } = world;
  const basket = { main: offerOf(world, '901'), email: 'deniz@ornek.example' };
  expect(await readDetail(quoting, basket)).toMatchObject({ CardEntry: 'bankPage' });
  const { OrderReference, Kind, Fields, CardFields, returned } = await walkToBank(quoting, basket);
  expect({ Kind, CardFields }).toEqual({ Kind: 'bankPage', CardFields: null });
  expect(Fields).toMatchObject({ storetype: '3d_pay_hosting', oid: OrderReference });
  await quoting.browser.bySite(calls.paymentReturn.path, returned);
  expect(await settledOrder(quoting, OrderReference)).toMatchObject({ State: 'done', Money: 'taken' });
});
