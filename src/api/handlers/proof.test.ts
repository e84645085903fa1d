import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { type CallId, calls } from '#contracts/index.ts';
import { liveCloseCodes, liveOffersPath } from '#contracts/live-offers.ts';
import { lifetimes } from '#domain/account/lifetimes.ts';
import { setAccountPhone } from '#testing/account-rows.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { buy, type Offered, offered, offerOf } from '#testing/purchase.ts';
import { driver, openQuotation, proveAgain } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let quoted: Offered;
/** Every call that tells of a quotation, with a question of its owner. */
let questions: readonly (readonly [id: CallId, model: object])[];

beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  quoted = await offered(api);
  const { headerGuid: HeaderGuid, phone: Gsm } = quoted.quoting;
  const [first, second] = [offerOf(quoted, '901').OfferGuid, offerOf(quoted, '903').OfferGuid];
  const email = 'alici@example.com';
  const { OrderReference, Items } = await buy(quoted.quoting, { main: offerOf(quoted, '902'), email });
  const policy = { PolicyGuid: Items[0]?.PolicyGuid };
  questions = [
    ['vehicleQuotation', { HeaderGuid }],
    ['vehicleUpdateInfo', { HeaderGuid, PolicyStart: '2026-11-20' }],
    ['startKasko', { HeaderGuid }],
    ['firms', { HeaderGuid, Gsm, QueryType: 'kasko', NationalNumber: driver.NationalNumber }],
    ['listOffers', { HeaderGuid }],
    ['comparePackages', { HeaderGuid, OfferGuids: [first, second] }],
    ['shareOffers', { HeaderGuid }],
    ['existingCovers', { HeaderGuid }],
    ['paymentDetail', { OfferGuid: first }],
    ['startPayment', { OfferGuid: first, GrossPremium: 1, Email: email, AcceptedDocuments: [] }],
    ['orderStatus', { OrderReference }],
    ['orderGlimpse', { OrderReference }],
    ['resendDocuments', { OrderReference }],
    ['getPdf', { DocumentKey: 'offer', OfferGuid: first }],
    ['getPdf', { DocumentKey: 'comparison', HeaderGuid, OfferGuids: [first, second] }],
    ['getPdf', { DocumentKey: 'policy', ...policy }],
    ['getPdf', { DocumentKey: 'distanceSales', ...policy }],
  ];
});
afterAll(() => api.close());

type Ask = Browser['bySite'];

async function codes(ask: Ask): Promise<readonly (readonly [CallId, number])[]> {
  const answers = [];
  for (const [id, model] of questions) {
    const { envelope } = await ask(calls[id].path, model);
    answers.push([id, envelope.StatusCode] as const);
  }
  return answers;
}

const all = (code: number) => questions.map(([id]) => [id, code]);
/** Answered for what it asks, whatever that is. */
const isOpen = ([, code]: readonly [CallId, number]) => code !== 1004 && code !== 404;

async function closeCode(visitor: string, HeaderGuid: string): Promise<number> {
  const { port } = api.app.server.address() as AddressInfo;
  const query = new URLSearchParams({ HeaderGuid, visitor });
  const headers = { authorization: `Bearer ${testToken}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${liveOffersPath}?${query}`, { headers });
  const [code] = (await once(socket, 'close')) as number[];
  return code ?? 0;
}

describe('a quotation whose phone was proven too long ago', () => {
  test('is open for eight hours, then asks its owner for a code, and is unknown to strangers', async () => {
    const { browser, headerGuid, phone } = quoted.quoting;
    const stranger = openBrowser(api);
    api.clock.advance(lifetimes.proofForQuote - 60);
    expect((await codes(browser.bySite)).filter((answer) => !isOpen(answer))).toEqual([]);
    api.clock.advance(61);
    expect(await codes(browser.bySite)).toEqual(all(1004));
    expect((await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid })).envelope).toMatchObject({
      Message: 'Devam etmek için telefonunuzu doğrulayın.',
      Data: { HeaderGuid: headerGuid, MaskedPhone: `5** *** ** ${phone.slice(-2)}` },
    });
    expect(await codes(stranger.bySite)).toEqual(all(404));
    expect(await closeCode(browser.visitor, headerGuid)).toBe(liveCloseCodes.proofOld);
    expect(await closeCode(stranger.visitor, headerGuid)).toBe(liveCloseCodes.notFound);
  });

  test('opens again with the code on its phone, and with no other', async () => {
    const { browser, headerGuid: HeaderGuid, phone } = quoted.quoting;
    expect((await browser.bySite(calls.proveAgain.path, { HeaderGuid })).envelope).toMatchObject({
      StatusCode: 200,
      Data: { MaskedPhone: `5** *** ** ${phone.slice(-2)}`, ResendSeconds: 60, ValidSeconds: 300 },
    });
    const code = await browser.readCode(phone);
    const confirm = (SmsActivationCode: string) =>
      browser.bySite(calls.confirmProofAgain.path, { HeaderGuid, SmsActivationCode });
    expect((await confirm(code === '000000' ? '111111' : '000000')).envelope.StatusCode).toBe(1007);
    expect((await browser.bySite(calls.vehicleQuotation.path, { HeaderGuid })).envelope.StatusCode).toBe(1004);
    expect((await confirm(code)).envelope).toMatchObject({ StatusCode: 200, Data: { HeaderGuid, QueryType: 'kasko' } });
    expect((await codes(browser.bySite)).filter((answer) => !isOpen(answer))).toEqual([]);
  });

  test('a stranger gets no code sent, and proves nothing with one', async () => {
    const { headerGuid: HeaderGuid, phone } = quoted.quoting;
    const stranger = openBrowser(api);
    const before = (await api.sandbox.inbox(phone)).length;
    for (const id of [HeaderGuid, randomUUID()])
      expect((await stranger.bySite(calls.proveAgain.path, { HeaderGuid: id })).status).toBe(404);
    expect(await api.sandbox.inbox(phone)).toHaveLength(before);
    const SmsActivationCode = await stranger.readCode(phone);
    expect((await stranger.bySite(calls.confirmProofAgain.path, { HeaderGuid, SmsActivationCode })).status).toBe(404);
  });
});

test('a session opens the quotation of its own phone without a code, and of no other', async () => {
  const { browser, headerGuid, phone } = await openQuotation(api);
  const holder = newPerson();
  await openBrowser(api).join(holder);
  api.clock.advance(lifetimes.proofForQuote + 1);
  await browser.verify(holder);
  await browser.logIn(holder.NationalNumber);
  const look = async (ask: Ask) =>
    (await ask(calls.vehicleQuotation.path, { HeaderGuid: headerGuid })).envelope.StatusCode;
  expect(await look(browser.byUser)).toBe(1004);
  const setPhone = (number: string, isVerified: boolean) =>
    setAccountPhone(api.database, holder.Email, { phone: number, isVerified });
  await setPhone(phone, false);
  expect(await look(browser.byUser)).toBe(1004);
  await setPhone(phone, true);
  expect(await look(browser.byUser)).toBe(200);
  expect(await look(browser.bySite)).toBe(1004);
});

test('one code opens the quotations of its phone and leaves those of another closed', async () => {
  const mine = await openQuotation(api);
  const { browser } = mine;
  const open = async (phone: string): Promise<string> => {
    const query = { QueryType: 'kasko', Phone: phone, ...driver };
    const reply = await browser.bySite(calls.vehicleQueryInfo.path, query);
    return calls.vehicleQueryInfo.data.parse(reply.envelope.Data).HeaderGuid;
  };
  const other = newPerson();
  await browser.verify(other);
  const [second, foreign] = [await open(mine.phone), await open(other.Phone)];
  api.clock.advance(lifetimes.proofForQuote + 1);
  expect((await proveAgain(mine)).envelope.StatusCode).toBe(200);
  const look = async (HeaderGuid: string) =>
    (await browser.bySite(calls.vehicleQuotation.path, { HeaderGuid })).envelope.StatusCode;
  expect(await look(mine.headerGuid)).toBe(200);
  expect(await look(second)).toBe(200);
  expect(await look(foreign)).toBe(1004);
});
