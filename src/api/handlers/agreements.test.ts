import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';

let api: TestApi;
let edition = 1;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), {
    adapt: (ports) => ({
      ...ports,
      content: {
        page: (slug) => {
          const page = ports.content.page(slug);
          return page && { ...page, version: `${page.version}/${edition}` };
        },
      },
    }),
  });
});
afterAll(() => api.close());
beforeEach(() => {
  edition = 1;
});

const check = async (browser: Browser, { NationalNumber, Phone }: Person) =>
  (await browser.byUser('/api/musteri/sozlesme-kontrol', { NationalNumber, Phone })).envelope.Data;

async function member(): Promise<{ person: Person; browser: Browser }> {
  const [person, browser] = [newPerson(), openBrowser(api)];
  await browser.join(person);
  await browser.logIn(person.Email);
  return { person, browser };
}

describe('[C-37] the agreements of a customer', () => {
  test('each text is told with the day of the last yes, and whether that was to the version in force', async () => {
    const { person, browser } = await member();
    const AcceptedAt = api.clock.now().toISOString();
    expect(await check(browser, person)).toEqual({
      AdvertisementAgreement: false,
      PrivacyAgreement: true,
      OpenDataAgreement: true,
      Texts: {
        PrivacyAgreement: { AcceptedAt, IsCurrent: true },
        OpenDataAgreement: { AcceptedAt, IsCurrent: true },
      },
    });
    edition = 2;
    api.clock.advance(1_800);
    expect(await check(browser, person)).toMatchObject({
      PrivacyAgreement: true,
      Texts: { PrivacyAgreement: { AcceptedAt, IsCurrent: false } },
    });
  });

  test('a yes in the window of a login counts for the new version; silence takes nothing back', async () => {
    const { person, browser } = await member();
    edition = 2;
    api.clock.advance(1_800);
    const update = (model: object) => browser.byUser('/api/musteri/guncelle', model);
    await update({ PrivacyAgreement: true, OpenDataAgreement: false });
    expect(await check(browser, person)).toMatchObject({
      PrivacyAgreement: true,
      OpenDataAgreement: true,
      Texts: {
        PrivacyAgreement: { AcceptedAt: api.clock.now().toISOString(), IsCurrent: true },
        OpenDataAgreement: { IsCurrent: false },
      },
    });
  });

  test('[T-06] a login on another device asks for what the account has not agreed to, and for nothing else', async () => {
    const { person } = await member();
    const asks = async () => {
      api.clock.advance(61);
      const { envelope } = await openBrowser(api).logIn(person.Email);
      return [envelope.StatusCode, envelope.Data];
    };
    expect(await asks()).toMatchObject([2004, { AsksAgreements: false }]);
    edition = 2;
    expect(await asks()).toMatchObject([2004, { AsksAgreements: true }]);
  });

  test('[T-06] who never proved the phone is not asked twice for what the registration agreed to', async () => {
    const [browser, person] = [openBrowser(api), newPerson()];
    await browser.register(person);
    expect((await browser.logIn(person.Email)).envelope).toMatchObject({
      StatusCode: 2001,
      Data: { AsksAgreements: false },
    });
  });

  test('nobody else is told anything', async () => {
    const { person } = await member();
    const nothing = { AcceptedAt: null, IsCurrent: false };
    expect(await check(openBrowser(api), person)).toEqual({
      AdvertisementAgreement: false,
      PrivacyAgreement: false,
      OpenDataAgreement: false,
      Texts: { PrivacyAgreement: nothing, OpenDataAgreement: nothing },
    });
  });
});
