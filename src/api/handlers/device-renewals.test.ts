import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { deviceProblems as problems } from '#messages/device-questions.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { galaxy, openDevice } from '#testing/device-quotation.ts';
import { imeiOf } from '#testing/imei.ts';
import { buyAs, type Holder, joinHolder } from '#testing/policy-holder.ts';
import { settledOffers } from '#testing/purchase.ts';

const imei = imeiOf('350203', 815);
const start = '2026-11-15';
const end = '2027-11-15';

let api: TestApi;
let holder: Holder;
let bought: Awaited<ReturnType<typeof buyAs>>;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api, {});
  bought = await buyAs(holder, { line: 'telefon', insurer: '912', start, answers: { ImeiNo: imei } });
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
  /** The link of the reminder, followed in a browser of its own. */
  async function follow() {
    const notes = await api.sandbox.inbox(holder.person.Phone);
    const text = notes.map((note) => note.text).find((note) => note.includes('bitiyor')) ?? '';
    const link = new URL(/https:\S+/.exec(text)?.[0] ?? '');
    expect(link.pathname).toBe('/mobilephone/teklif');
    const Token = link.searchParams.get('yenileme') ?? '';
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
});
