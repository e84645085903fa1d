import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { goodCard } from '#ports/conformance/payment-harness.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { offered, offerOf, settledOrder, walkToBank } from '#testing/purchase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());

const refusedCard = '4129111111111111';
const email = 'deniz@ornek.example';
const day = 24 * 60 * 60;

/** An order at the moment its buyer leaves the bank's page, in whichever browser. */
async function atReturn(holder?: Parameters<typeof walkToBank>[2]) {
  const { quoting, ...list } = await offered(api);
  const main = offerOf({ quoting, ...list }, '901');
  const { OrderReference, returned } = await walkToBank(quoting, { main, email }, holder);
  const comeBack = async () => {
    const { envelope } = await api.call(calls.paymentReturn.path, returned);
    return calls.paymentReturn.data.parse(envelope.Data).ResultToken;
  };
  return { quoting, main, OrderReference, comeBack, settled: () => settledOrder(quoting, OrderReference) };
}

const open = async (browser: Browser, ResultToken: string) =>
  (await browser.bySite(calls.openResult.path, { ResultToken })).status;
const glimpse = (browser: Browser, OrderReference: string) =>
  browser.bySite(calls.orderGlimpse.path, { OrderReference });

describe('the result of a payment in a browser that has no cookie of ours', () => {
  test('is the least: state, sum, insurer, and a hint of where the mail goes', async () => {
    const { OrderReference, comeBack, settled, main } = await atReturn();
    const other = openBrowser(api);
    expect((await glimpse(other, OrderReference)).status).toBe(404);
    expect(await open(other, await comeBack())).toBe(200);
    const { Items } = await settled();
    const { envelope } = await glimpse(other, OrderReference);
    expect(envelope.Data).toEqual({
      State: 'done',
      Settled: true,
      Money: 'taken',
      Cancelled: false,
      Delivery: 'waiting',
      Premium: main.GrossPremium,
      Line: 'kasko',
      FirmName: 'Çınaraltı Sigorta',
      MaskedEmail: 'd…@ornek.example',
    });
    const PolicyGuid = Items[0]?.PolicyGuid;
    for (const [path, model] of [
      [calls.orderStatus.path, { OrderReference }],
      [calls.resendDocuments.path, { OrderReference }],
      [calls.getPdf.path, { DocumentKey: 'policy', PolicyGuid }],
    ] as const)
      expect((await other.bySite(path, model)).status, path).toBe(404);
  });

  test('is all of it after a code to the buyer’s phone, documents included; the code is sent for nobody else', async () => {
    const { quoting, OrderReference, comeBack, settled } = await atReturn();
    const [other, stranger] = [openBrowser(api), openBrowser(api)];
    await open(other, await comeBack());
    await settled();
    const { headerGuid, phone } = quoting;
    // Two messages to one phone keep a minute between them.
    api.clock.advance(61);
    const sent = await other.bySite(calls.proveAgain.path, { HeaderGuid: headerGuid });
    expect(sent.envelope.Data).toMatchObject({ MaskedPhone: `5** *** ** ${phone.slice(-2)}` });
    const SmsActivationCode = await other.readCode(phone);
    const confirm = (browser: Browser) =>
      browser.bySite(calls.confirmProofAgain.path, { HeaderGuid: headerGuid, SmsActivationCode });
    expect((await stranger.bySite(calls.proveAgain.path, { HeaderGuid: headerGuid })).status).toBe(404);
    expect((await confirm(stranger)).status).toBe(404);
    expect((await confirm(other)).status).toBe(200);
    const { Items, Email } = await settledOrder({ ...quoting, browser: other }, OrderReference);
    expect(Email).toBe(email);
    const printed = await other.bySite(calls.getPdf.path, { DocumentKey: 'policy', PolicyGuid: Items[0]?.PolicyGuid });
    expect(printed.status).toBe(200);
  });

  test('says that nothing was taken where the bank refused', async () => {
    const { OrderReference, comeBack, settled } = await atReturn({ card: refusedCard });
    const other = openBrowser(api);
    await open(other, await comeBack());
    await settled();
    const { envelope } = await glimpse(other, OrderReference);
    expect(envelope.Data).toMatchObject({ State: 'declined', Settled: true, Money: 'none', Delivery: null });
    expect(envelope.Data).toMatchObject({ Cancelled: false });
  });

  test('tells who turned back at the bank apart from who was refused', async () => {
    const { OrderReference, comeBack, settled } = await atReturn({ card: goodCard, walksAway: true });
    const other = openBrowser(api);
    await open(other, await comeBack());
    expect(await settled()).toMatchObject({
      State: 'declined',
      Money: 'none',
      Cancelled: true,
      Message: 'Ödemeden vazgeçtiniz; kartınızdan para çekilmedi.',
    });
    const { envelope } = await glimpse(other, OrderReference);
    expect(envelope.Data).toMatchObject({ State: 'declined', Money: 'none', Cancelled: true });
  });

  test('opens for the first browser that comes, again and again, and for no other', async () => {
    const { OrderReference, comeBack } = await atReturn();
    const token = await comeBack();
    const browsers = Array.from({ length: 5 }, () => openBrowser(api));
    const opened = await Promise.all(browsers.map((browser) => open(browser, token)));
    expect([...opened].sort()).toEqual([200, 404, 404, 404, 404]);
    for (const [place, browser] of browsers.entries()) {
      expect(await open(browser, token)).toBe(opened[place]);
      expect((await glimpse(browser, OrderReference)).status).toBe(opened[place]);
    }
  });

  test('a return that the bank sends twice leaves one way in: the last, and none once it was taken', async () => {
    const { OrderReference, comeBack } = await atReturn();
    const [early, late] = [await comeBack(), await comeBack()];
    const [first, second] = [openBrowser(api), openBrowser(api)];
    expect(await open(first, early)).toBe(404);
    expect(await open(first, late)).toBe(200);
    expect(await open(second, await comeBack())).toBe(404);
    expect((await glimpse(first, OrderReference)).status).toBe(200);
  });

  test('the buyer’s own browser sees all of it, link or not', async () => {
    const { quoting, OrderReference, comeBack, settled } = await atReturn();
    expect(await open(quoting.browser, await comeBack())).toBe(200);
    expect(await settled()).toMatchObject({ OrderReference, Email: email });
  });

  test('goes along to the next id of the browser, and is nothing to who knew the old one', async () => {
    const { OrderReference, comeBack } = await atReturn();
    const [old, next] = [openBrowser(api), openBrowser(api)];
    await open(old, await comeBack());
    const { secrets, visitors } = api.ports;
    await visitors.succeed(secrets.digest('visitor', old.visitor), secrets.digest('visitor', next.visitor));
    expect((await glimpse(next, OrderReference)).status).toBe(200);
    expect((await glimpse(old, OrderReference)).status).toBe(404);
  });

  test('a token that nobody was given opens nothing', async () => {
    expect(await open(openBrowser(api), 'A'.repeat(43))).toBe(404);
    expect(await open(openBrowser(api), 'short')).toBe(400);
  });

  test('is over a day after the order, however often the bank’s return is sent again', async () => {
    const { OrderReference, comeBack } = await atReturn();
    const first = openBrowser(api);
    await open(first, await comeBack());
    const unopened = await atReturn();
    api.clock.advance(day - 1);
    expect((await glimpse(first, OrderReference)).status).toBe(200);
    api.clock.advance(1);
    expect((await glimpse(first, OrderReference)).status).toBe(404);
    expect(await open(openBrowser(api), await unopened.comeBack())).toBe(404);
  });
});
