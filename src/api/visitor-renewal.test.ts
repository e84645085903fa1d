import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type CallId, calls } from '#contracts/index.ts';
import { type ApiReply, startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { agreed, type Browser, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';
import { buy, offered, offerOf } from '#testing/purchase.ts';
import { openQuotation, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
});
afterAll(() => api.close());

type Call = { readonly id: CallId; readonly model?: object; readonly next: string; readonly token?: string };

/** A call as the site's server makes it, with the next id ready. */
function callBySite({ visitor }: Pick<Browser, 'visitor'>, { id, model = {}, next, token = testToken }: Call) {
  return api.send({
    method: 'POST',
    url: calls[id].path,
    headers: { authorization: `Bearer ${token}`, 'x-site-token': testToken, 'x-next-visitor': next },
    payload: { ...model, visitor },
  });
}

const browserOf = (visitor: string) => openBrowser(api, { visitor });
const look = async ({ bySite }: Browser, HeaderGuid: string) =>
  (await bySite(calls.vehicleQuotation.path, { HeaderGuid })).envelope.StatusCode;

async function proveAnew({ browser, phone, headerGuid: HeaderGuid }: Quoting, next: string): Promise<ApiReply> {
  api.clock.advance(61);
  await browser.bySite(calls.proveAgain.path, { HeaderGuid });
  const SmsActivationCode = await browser.readCode(phone);
  return callBySite(browser, { id: 'confirmProofAgain', model: { HeaderGuid, SmsActivationCode }, next });
}

async function credentials(browser: Browser, person: Person) {
  return { Username: person.NationalNumber, ...(await browser.secret(goodPassword)) };
}

/** Logs in as the site's server does it; gives the session's token. */
async function logIn(browser: Browser, person: Person, next: string): Promise<string> {
  const reply = await callBySite(browser, { id: 'login', model: await credentials(browser, person), next });
  expect(reply.envelope.StatusCode).toBe(2000);
  return calls.login.data.parse(reply.envelope.Data).Token;
}

describe('a proven phone gives the browser another id', () => {
  test('which sees what the old one saw; the old one is asked for a code and sees nothing', async () => {
    const quoting = await openQuotation(api);
    const [old, next] = [quoting.browser, randomUUID()];
    expect((await proveAnew(quoting, next)).envelope.StatusCode).toBe(200);
    expect(await look(browserOf(next), quoting.headerGuid)).toBe(200);
    expect(await look(old, quoting.headerGuid)).toBe(1004);

    // A browser that never heard of its next id is not locked out: the phone opens the quotation again.
    expect((await proveAnew(quoting, randomUUID())).envelope.StatusCode).toBe(200);
  });

  test('[T-03] an id that somebody else knew before the proof is worth nothing after it', async () => {
    const [victim, person, next] = [openBrowser(api), newPerson(), randomUUID()];
    const thief = browserOf(victim.visitor);
    await victim.sendCode(person, 'kasko');
    const SmsActivationCode = await victim.readCode(person.Phone);
    const model = { SmsActivationCode, Gsm: person.Phone, QueryType: 'kasko', ...agreed };
    expect((await callBySite(victim, { id: 'confirmTemporaryCode', model, next })).envelope.StatusCode).toBe(1010);
    const check = { Querytype: 'kasko', NationalNumber: '11111111110', Phone: person.Phone };
    expect((await browserOf(next).bySite(calls.amlCheck.path, check)).envelope.StatusCode).toBe(1010);
    expect((await thief.bySite(calls.amlCheck.path, check)).envelope.StatusCode).toBe(1001);
  });

  test('an order goes along: it is seen, and can be paid for anew', async () => {
    const quoted = await offered(api);
    const { quoting } = quoted;
    const next = randomUUID();
    const { OrderReference } = await buy(quoting, { main: offerOf(quoted, '901'), email: 'alici@example.com' });
    await proveAnew(quoting, next);
    const status = (browser: Browser) => browser.bySite(calls.orderStatus.path, { OrderReference });
    expect((await status(browserOf(next))).envelope.StatusCode).toBe(200);
    expect((await status(quoting.browser)).envelope.StatusCode).toBe(1004);
    const { rows } = await api.database.$client.query('select visitor from orders where reference = $1', [
      OrderReference,
    ]);
    expect(rows).toEqual([{ visitor: api.ports.secrets.digest('visitor', next) }]);
  });

  test('a wrong code, and a call that another than the site makes, change no id', async () => {
    const quoting = await openQuotation(api);
    const { browser, headerGuid: HeaderGuid, phone } = quoting;
    const next = randomUUID();
    api.clock.advance(61);
    await browser.bySite(calls.proveAgain.path, { HeaderGuid });
    const code = await browser.readCode(phone);
    const wrong = { HeaderGuid, SmsActivationCode: code === '000000' ? '111111' : '000000' };
    await callBySite(browser, { id: 'confirmProofAgain', model: wrong, next });
    expect(await look(browserOf(next), HeaderGuid)).toBe(404);
    const reply = await api.send({
      method: 'POST',
      url: calls.confirmProofAgain.path,
      headers: { authorization: `Bearer ${testToken}`, 'x-site-token': 'another', 'x-next-visitor': next },
      payload: { HeaderGuid, SmsActivationCode: code, visitor: browser.visitor },
    });
    expect(reply.envelope.StatusCode).toBe(200);
    expect(await look(browserOf(next), HeaderGuid)).toBe(404);
    expect(await look(browser, HeaderGuid)).toBe(200);
  });

  test('of two proofs at the same time one hands on what was proven, and neither loses the way to a code', async () => {
    const quoting = await openQuotation(api);
    const { browser, headerGuid: HeaderGuid } = quoting;
    const [one, other] = [newPerson(), newPerson()];
    const ids = [randomUUID(), randomUUID()];
    await browser.sendCode(one);
    await browser.sendCode(other);
    const replies = await Promise.all(
      [one, other].map(async ({ Phone }, index) => {
        const model = { SmsActivationCode: await browser.readCode(Phone), Gsm: Phone, QueryType: 'login', ...agreed };
        return callBySite(browser, { id: 'confirmTemporaryCode', model, next: ids[index] ?? '' });
      }),
    );
    expect(replies.map(({ envelope }) => envelope.StatusCode)).toEqual([1010, 1010]);
    const seen = await Promise.all(ids.map((id) => look(browserOf(id), HeaderGuid)));
    expect(seen.toSorted((a, b) => a - b)).toEqual([200, 1004]);
    expect(await look(browser, HeaderGuid)).toBe(1004);
  });
});

describe('[T-06] a login gives the browser another id', () => {
  test('which holds quotation, device and session; who knew the old one has none of them', async () => {
    const [quoting, person, next] = [await openQuotation(api), newPerson(), randomUUID()];
    const { browser } = quoting;
    await browser.join(person);
    await logIn(browser, person, next);
    api.clock.advance(601);
    expect(await look(browserOf(next), quoting.headerGuid)).toBe(200);
    expect(await look(browser, quoting.headerGuid)).toBe(1004);
    expect((await browser.logIn(person.NationalNumber)).envelope.StatusCode).toBe(2004);
    expect((await browserOf(next).logIn(person.NationalNumber)).envelope.StatusCode).toBe(2000);
  });

  test('a key for secret fields that another tab has ready still fits', async () => {
    const [browser, person, next] = [openBrowser(api), newPerson(), randomUUID()];
    await browser.join(person);
    const ready = await credentials(browser, person);
    await logIn(browser, person, next);
    expect((await browserOf(next).bySite(calls.login.path, ready)).envelope.StatusCode).toBe(2000);
  });

  test.each([2001, 2002] as const)('but not one that ends in %i', async (code) => {
    const [quoting, person, next] = [await openQuotation(api), newPerson(), randomUUID()];
    const { browser } = quoting;
    await (code === 2001 ? browser.register(person) : browser.join(person));
    const secret = await browser.secret(code === 2001 ? goodPassword : 'Yanlış-şifre-1');
    const model = { Username: person.NationalNumber, ...secret };
    expect((await callBySite(browser, { id: 'login', model, next })).envelope.StatusCode).toBe(code);
    expect(await look(browser, quoting.headerGuid)).toBe(200);
    expect(await look(browserOf(next), quoting.headerGuid)).toBe(404);
  });
});

test('[T-08] a logout leaves the next id with nothing but a known device, and what the old one proved is over', async () => {
  const [quoting, person, inside, after] = [await openQuotation(api), newPerson(), randomUUID(), randomUUID()];
  await quoting.browser.join(person);
  const token = await logIn(quoting.browser, person, inside);
  api.clock.advance(601);
  const reply = await callBySite(browserOf(inside), { id: 'logout', next: after, token });
  expect(reply.envelope.StatusCode).toBe(200);
  expect(await look(browserOf(after), quoting.headerGuid)).toBe(404);
  expect(await look(browserOf(inside), quoting.headerGuid)).toBe(1004);
  expect((await browserOf(inside).logIn(person.NationalNumber)).envelope.StatusCode).toBe(2004);
  expect((await browserOf(after).logIn(person.NationalNumber)).envelope.StatusCode).toBe(2000);
});
