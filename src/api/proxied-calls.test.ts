import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { CallContract } from '#contracts/call.ts';
import { requestFieldsOf } from '#contracts/field-types.ts';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { encryptUnder, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { type Offered, offered, offerOf } from '#testing/purchase.ts';
import { openSiteProxy, type SiteProxy } from '#testing/site-proxy.ts';

let api: TestApi;
let proxy: SiteProxy;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true });
  const address = api.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The API does not listen');
  proxy = await openSiteProxy(`http://127.0.0.1:${address.port}`);
});
afterAll(async () => {
  await proxy.close();
  await api.close();
});

describe('[H-04] a call answers the same with and without isJson', () => {
  let world: Offered;
  beforeAll(async () => {
    world = await offered(api);
  });

  const models = (): Record<'comparePackages' | 'vehicleUpdateInfo' | 'paymentDetail', object[]> => {
    const { headerGuid: HeaderGuid } = world.quoting;
    const answers = { HeaderGuid, PolicyStart: '2026-11-20', CrossSellingBranches: ['ferdikaza'] };
    const [first, second] = world.offers.filter(({ State }) => State === 'active').map(({ OfferGuid }) => OfferGuid);
    const main = offerOf(world, '901');
    const addOn = offerOf(world, '901', 'ferdikaza');
    return {
      comparePackages: [
        { HeaderGuid, OfferGuids: [first, second] },
        { HeaderGuid, OfferGuids: [second] },
        { HeaderGuid, OfferGuids: [] },
        { HeaderGuid, OfferGuids: [7] },
        { HeaderGuid, OfferGuids: { 0: first } },
        { HeaderGuid: [HeaderGuid], OfferGuids: [first] },
      ],
      vehicleUpdateInfo: [
        { ...answers, Lpg: false, RentACar: false },
        { ...answers, CrossSellingBranches: ['yok', 'ferdikaza'] },
        { ...answers, RadioPrice: true, ModelYear: 'x', Lpg: 2 },
        { ...answers, RadioPrice: 1e300, TownCode: 9_999_999_999, Name: { first: 'Deniz' } },
        { ...answers, PolicyStart: '2026-02-30', Region: null, LenderName: 7 },
      ],
      paymentDetail: [
        { OfferGuid: main.OfferGuid, CrossSellingOffers: [addOn.OfferGuid], InstallmentCount: 1 },
        { OfferGuid: main.OfferGuid, CrossSellingOffers: [], InstallmentCount: '1' },
        { OfferGuid: main.OfferGuid, CrossSellingOffers: [[]], InstallmentCount: 37 },
      ],
    };
  };

  test.each(['comparePackages', 'vehicleUpdateInfo', 'paymentDetail'] as const)('%s', async (id) => {
    const { browser } = world.quoting;
    for (const [index, model] of models()[id].entries()) {
      const endpoint = `endpoint=${calls[id].path}`;
      const asJson = await proxy.post(browser.visitor, `${endpoint}&isJson=1`, model);
      const asForm = await proxy.post(browser.visitor, endpoint, model);
      expect(asForm).toEqual(asJson);
      expect(asForm.Success).toBe(index === 0 || (id !== 'vehicleUpdateInfo' && index === 1));
    }
  });
});

const callsWithSecrets = Object.values<CallContract>(calls).flatMap(({ path, request }) => {
  const names = [...requestFieldsOf(request)].filter(([, { secret }]) => secret).map(([name]) => name);
  return names.length > 0 ? [[path, names] as const] : [];
});

describe('[H-04] isEnc', () => {
  async function member() {
    const person = newPerson();
    const browser = openBrowser(api);
    await browser.join(person);
    proxy.wire.length = 0;
    return { browser, Username: person.NationalNumber };
  }
  const wireText = () => proxy.wire.map(({ body }) => decodeURIComponent(body.replaceAll('+', ' '))).join('\n');
  const fresh = 'Yepyeni-bir-şifre-2';

  test.each(['&isJson=1', ''])('encrypts a password that comes plain, under a token of its own%s', async (more) => {
    const { browser, Username } = await member();
    const query = `endpoint=/login&isEnc=1${more}`;
    expect(await proxy.post(browser.visitor, query, { Username, Password: goodPassword })).toMatchObject({
      StatusCode: 2000,
    });
    const change = { oldPassword: goodPassword, newPassword: fresh, retryPassword: fresh };
    const reply = await proxy.post(browser.visitor, `endpoint=/change-password&isEnc=1${more}`, change);
    expect(reply).toMatchObject({ StatusCode: 200 });
    expect(await proxy.post(browser.visitor, query, { Username, Password: fresh })).toMatchObject({ StatusCode: 2000 });
    expect(wireText()).toContain(Username);
    for (const secret of [goodPassword, fresh, 'şifre']) expect(wireText()).not.toContain(secret);
  });

  test.each(callsWithSecrets)(
    'of %s encrypts every secret field under the Guid it adds, and without it none',
    async (path, names) => {
      const visitor = openBrowser(api).visitor;
      const plain = Object.fromEntries(names.map((name) => [name, `${fresh} ${name}`]));
      for (const isEnc of ['1', '0']) {
        proxy.wire.length = 0;
        await proxy.post(visitor, `endpoint=${path}&isEnc=${isEnc}&isJson=1`, plain);
        const { body } = proxy.wire.at(-1) ?? { body: '' };
        const sent = JSON.parse(body.slice(body.indexOf('{'))) as Record<string, string>;
        for (const name of names) {
          if (isEnc === '1') expect(Buffer.from(sent[name] ?? '', 'base64').length % 16, name).toBe(0);
          expect(body.includes(`${fresh} ${name}`), name).toBe(isEnc === '0');
        }
        expect('Guid' in sent).toBe(isEnc === '1');
      }
    },
  );

  test('hands on what the browser has encrypted itself', async () => {
    const { browser, Username } = await member();
    const { Salt, Guid } = await browser.token();
    const Password = encryptUnder(Salt, goodPassword);
    const reply = await proxy.post(browser.visitor, 'endpoint=/login&isEnc=1', { Username, Password, Guid });
    expect(reply).toMatchObject({ StatusCode: 2000 });
    expect(proxy.wire).toHaveLength(1);
    expect(wireText()).toContain(Guid);
  });

  test.each([
    ['a plain password beside a Guid', { Password: goodPassword, Guid: '3f0c8a52-6f1e-4c0b-9d53-2b7a41c6e001' }],
    ['a password that is no text', { Password: { a: goodPassword } }],
    ['a list of passwords', { Password: [goodPassword] }],
  ])('refuses %s before it reaches the wire', async (_what, secrets) => {
    const { browser, Username } = await member();
    const reply = await proxy.post(browser.visitor, 'endpoint=/login&isEnc=1&isJson=1', { Username, ...secrets });
    expect(reply).toMatchObject({
      StatusCode: 1000,
      Message: 'Şifreniz korunmadan geldiği için iletilmedi. Sayfayı yenileyip tekrar deneyin.',
    });
    expect(proxy.wire).toEqual([]);
  });

  test('asks for no token where a call has no secret, or none came', async () => {
    const { browser, Username } = await member();
    const missing = await proxy.post(browser.visitor, 'endpoint=/login&isEnc=1', { Username, Password: '' });
    expect(missing).toMatchObject({ StatusCode: 1000 });
    expect(await proxy.post(browser.visitor, 'endpoint=/api/dask/iller&isEnc=1', {})).toMatchObject({ Success: true });
    expect(proxy.wire).toHaveLength(2);
  });

  test('[E-06] a token that is not given tells why, and no password leaves', async () => {
    const { browser, Username } = await member();
    for (let count = 0; count < 120; count += 1) await browser.bySite('/get-security-token');
    proxy.wire.length = 0;
    const model = { Username, Password: goodPassword };
    expect(await proxy.post(browser.visitor, 'endpoint=/login&isEnc=1', model)).toMatchObject({ StatusCode: 429 });
    expect(proxy.wire).toHaveLength(1);
    expect(wireText()).not.toContain(goodPassword);
  });
});
