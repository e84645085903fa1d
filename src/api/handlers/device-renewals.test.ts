import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { deviceProblems as problems } from '#messages/device-questions.ts';
import { renewalReplies } from '#messages/policy-notes.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { galaxy, openDevice } from '#testing/device-quotation.ts';
import { imeiOf } from '#testing/imei.ts';
import { buyAs, type Holder, joinHolder, policyOf, readDetail } from '#testing/policy-holder.ts';
import { settledOffers } from '#testing/purchase.ts';

const imei = imeiOf('350203', 815);
const start = '2026-11-15';
const end = '2027-11-15';

let api: TestApi;
let holder: Holder;
let bought: OrderStatus;
/** Who has a phone that is too old when its policy ends, and one that is five days later. */
let aged: Holder;
let tooOld: OrderStatus;
let nearlyOld: OrderStatus;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api, {});
  const buyOf = (who: Holder, answers: object) => buyAs(who, { line: 'telefon', insurer: '912', start, answers });
  bought = await buyOf(holder, { ImeiNo: imei });
  aged = await joinHolder(api, {});
  tooOld = await buyOf(aged, { InvoiceDate: '2025-03-15', ImeiNo: imeiOf('350203', 816) });
  nearlyOld = await buyOf(aged, { InvoiceDate: '2025-11-20', ImeiNo: imeiOf('350203', 817) });
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

describe('what others see of a phone', () => {
  test('its policy and the mails about it end its number with four digits', async () => {
    expect(bought.Insured).toMatchObject({ Title: 'Samsung Galaxy S24', Detail: `IMEI …${imei.slice(-4)}` });
    await deliverPolicies(api.ports, { reference: bought.OrderReference, again: false });
    const mails = await api.sandbox.mails(holder.person.Email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject, text } of mails) expect(`${subject}\n${text}`).not.toContain(imei);
    expect(api.logs.join('\n')).not.toContain(imei);
  });

  test('a shared list names the phone and neither its number nor its owner', async () => {
    const quoting = await openDevice(api);
    await quoting.update({ ImeiNo: imei });
    await settledOffers(quoting);
    const shared = await quoting.browser.bySite(calls.shareOffers.path, { HeaderGuid: quoting.headerGuid });
    const { Token } = calls.shareOffers.data.parse(shared.envelope.Data);
    const { envelope } = await openBrowser(api).bySite(calls.sharedOffers.path, { Token });
    const list = calls.sharedOffers.data.parse(envelope.Data);
    expect(list).toMatchObject({ Line: 'telefon', Insured: { Kind: 'device', Title: 'Samsung Galaxy S24' } });
    expect(list.Offers.length).toBeGreaterThan(0);
    const raw = JSON.stringify(envelope);
    for (const secret of [imei, imei.slice(-4), 'Deniz', 'Akçam', quoting.phone]) expect(raw).not.toContain(secret);
  });
});

describe('the renewal of a phone', () => {
  const remindersTo = async ({ person }: Holder) =>
    (await api.sandbox.inbox(person.Phone)).map(({ text }) => text).filter((text) => text.includes('bitiyor'));

  async function tokenTo(who: Holder): Promise<string> {
    const link = new URL(/https:\S+/.exec((await remindersTo(who))[0] ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/mobilephone/teklif');
    return link.searchParams.get('yenileme') ?? '';
  }

  /** The link of the reminder, followed in a browser of its own. */
  async function follow() {
    const Token = await tokenTo(holder);
    const browser = openBrowser(api);
    api.clock.advance(61);
    await browser.bySite(calls.renewPolicy.path, { Token });
    const SmsActivationCode = await browser.readCode(holder.person.Phone);
    const confirmed = await browser.bySite(calls.confirmRenewal.path, { Token, SmsActivationCode });
    const { HeaderGuid } = calls.confirmRenewal.data.parse(confirmed.envelope.Data);
    const read = async () => {
      const { envelope } = await browser.bySite(calls.deviceQuotation.path, { HeaderGuid });
      return calls.deviceQuotation.data.parse(envelope.Data);
    };
    const ask = (answers: object) => browser.bySite(calls.deviceUpdateInfo.path, { HeaderGuid, ...answers });
    return { HeaderGuid, read, ask };
  }

  async function startOf(HeaderGuid: string) {
    const text = 'select start_on::text as start, end_on::text as end from quotations where id = $1';
    return (await api.database.$client.query(text, [HeaderGuid])).rows[0];
  }

  test('[N-08] begins with everything it was bought with on the day the old policy ends, and once that day is gone today', async () => {
    api.clock.advance(356 * 86_400);
    await remindRenewals({ ...api.ports, siteUrl: 'https://karsila.example' });
    const [reminder] = (await api.sandbox.mails(holder.person.Email)).filter(({ text }) => text.includes('bitiyor'));
    expect(reminder?.text).toContain('Samsung Galaxy S24 için düzenlenen Cep telefonu sigortası poliçeniz');
    expect(reminder?.text).not.toContain(imei);
    const { HeaderGuid, read, ask } = await follow();
    const told = { ...galaxy, ImeiNo: imei };
    expect((await read()).Answers).toEqual({ ...told, PolicyStart: end });

    // The model is known from the policy: its register may be away.
    api.sandbox.world.behaviours.change('registries/device', { mode: 'error' });
    expect((await ask({ ...told, PolicyStart: '2027-11-06' })).envelope.Messages).toEqual([
      problems.otherStart('15.11.2027'),
    ]);
    expect((await ask(told)).envelope.Messages).toEqual(['Başarılı']);
    expect(await startOf(HeaderGuid)).toEqual({ start: end, end: '2028-11-15' });
    expect((await read()).Answers).toEqual({ ...told, PolicyStart: end });
    api.sandbox.world.behaviours.reset();

    api.clock.advance(12 * 86_400);
    const late = await follow();
    expect((await late.ask({ ...told, PolicyStart: end })).envelope.Messages).toEqual([
      problems.otherStart('18.11.2027'),
    ]);
    expect((await late.ask(told)).envelope.Messages).toEqual(['Başarılı']);
    expect(await startOf(late.HeaderGuid)).toEqual({ start: '2027-11-18', end: '2028-11-18' });
  });

  async function detailsOfAged() {
    const { browser, person } = aged;
    api.clock.advance(61);
    await browser.logIn(person.NationalNumber);
    const MfaCode = await browser.readCode(person.Phone);
    await browser.logIn(person.NationalNumber, undefined, { MfaCode });
    const ids = [policyOf(tooOld, 'telefon'), policyOf(nearlyOld, 'telefon')];
    return Promise.all(ids.map((id) => readDetail(aged, id)));
  }

  test('is promised nowhere where it would be too old on the day the new policy begins', async () => {
    expect([tooOld, nearlyOld].map(({ Items }) => Items[0]?.RenewalFrom)).toEqual([null, '2027-10-31']);
    expect(await detailsOfAged()).toMatchObject([
      { Policy: { RenewalFrom: null }, RenewalPath: null },
      { Policy: { RenewalFrom: '2027-10-31' }, RenewalPath: expect.stringContaining('yenileme=') },
    ]);
    expect(await remindersTo(aged)).toHaveLength(1);
    const mails = (await api.sandbox.mails(aged.person.Email)).filter(({ subject }) => subject.includes('bitiyor'));
    expect(mails).toHaveLength(1);
  });

  test('is over for a link that is followed when the phone has become too old meanwhile', async () => {
    const Token = await tokenTo(aged);
    const send = () => openBrowser(api).bySite(calls.renewPolicy.path, { Token });
    expect((await send()).envelope.StatusCode).toBe(200);
    api.clock.advance(3 * 86_400);
    expect((await send()).envelope).toMatchObject({ StatusCode: 404, Messages: [renewalReplies.linkOver] });
    expect((await detailsOfAged())[1]).toMatchObject({ Policy: { RenewalFrom: null }, RenewalPath: null });
  });
});
