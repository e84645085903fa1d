import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { buyAs, type Holder, joinHolder, policyOf, withdrawAs } from '#testing/policy-holder.ts';
import { driver } from '#testing/vehicle-quotation.ts';
import { carryRefund } from './carry-refund.ts';
import type { PolicyPorts } from './ports.ts';
import { RemindersPending, remindRenewals } from './remind-renewals.ts';

let api: TestApi;
let ports: PolicyPorts;
let holder: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  ports = { ...api.ports, siteUrl: 'https://karsila.example' };
  holder = await joinHolder(api);
});
beforeEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const day = 86_400;
const notes = async () =>
  (await api.sandbox.inbox(holder.person.Phone)).map(({ text }) => text).filter((text) => text.includes('bitiyor'));
const mails = async () =>
  (await api.sandbox.mails(holder.person.Email)).filter(({ subject }) => subject.includes('bitiyor'));
const linkIn = (text: string) => new URL(/https:\S+/.exec(text)?.[0] ?? '');

describe('a policy about to end', () => {
  let kasko: string;
  beforeAll(async () => {
    const bought = await buyAs(holder, { start: '2026-11-20', addOns: [['ferdikaza', '912']] });
    kasko = policyOf(bought);
    const withdrawn = await buyAs(holder, { insurer: '903', start: '2026-11-21' });
    await withdrawAs(holder, policyOf(withdrawn));
    const refund = await ports.refunds.ofPolicy(policyOf(withdrawn));
    await carryRefund(ports, { refundId: refund?.id ?? '' });
  });

  test('is not spoken of before its time', async () => {
    api.clock.advance(339 * day);
    await remindRenewals(ports);
    expect(await notes()).toEqual([]);
  });

  test('an SMS that cannot leave is sent the next time, and the mail not twice', async () => {
    api.clock.advance(day);
    api.sandbox.world.behaviours.change('sms', { mode: 'error' });
    await expect(remindRenewals(ports)).rejects.toThrow(RemindersPending);
    expect([(await notes()).length, (await mails()).length]).toEqual([0, 1]);
    api.sandbox.world.behaviours.reset();
    await remindRenewals(ports);
    expect([(await notes()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test('is spoken of once, however often and by how many the job is run; additions and what was given back are not', async () => {
    await Promise.all(Array.from({ length: 5 }, () => remindRenewals(ports)));
    api.clock.advance(10 * day);
    await remindRenewals(ports);
    const [note = ''] = await notes();
    expect([(await notes()).length, (await mails()).length]).toEqual([1, 1]);
    expect(note).toContain('Kasko poliçeniz 20.11.2027 günü bitiyor. Kendiliğinden yenilenmez.');
    expect(note).not.toContain('34ABC123');
    const [mail] = await mails();
    expect(mail?.subject).toContain('Kasko poliçeniz 20.11.2027 günü bitiyor');
    expect(mail?.text).toContain('34ABC123 plakalı aracınızın Kasko poliçesi');
    expect(mail?.text).toContain(linkIn(note).href);
    const { rows } = await api.database.$client.query('select id from policies where reminded_at is not null');
    expect(rows).toEqual([{ id: kasko }]);
    const { rows: charged } = await api.database.$client.query('select count(*)::int as orders from orders');
    expect(charged).toEqual([{ orders: 2 }]);
  });

  test('a policy whose SMS left before the process was killed gets the mail alone, which its mailbox knows', async () => {
    await api.database.$client.query(`update policies set reminded_at = null where id = $1`, [kasko]);
    await api.database.$client.query(`delete from messages where channel = 'email' and purpose = 'renewal'`);
    await remindRenewals(ports);
    expect([(await notes()).length, (await mails()).length]).toEqual([1, 1]);
    const mailed = `select state from messages where channel = 'email' and purpose = 'renewal'`;
    expect((await api.database.$client.query(mailed)).rows).toEqual([{ state: 'sent' }]);
  });
});

describe('the link of a reminder', () => {
  const link = async () => linkIn((await notes())[0] ?? '');
  const tokenOf = (url: URL) => url.searchParams.get('yenileme') ?? '';

  test('leads to the page of the line, and opens nothing without the code', async () => {
    const url = await link();
    expect(url.origin + url.pathname).toBe('https://karsila.example/trafik/kasko-teklif');
    const browser = openBrowser(api);
    const Token = tokenOf(url);
    const wrong = await browser.bySite(calls.confirmRenewal.path, { Token, SmsActivationCode: '000000' });
    expect(wrong.envelope.Success).toBe(false);
    const unknown = await browser.bySite(calls.renewPolicy.path, { Token: `${Token.slice(0, -2)}xx` });
    expect(unknown.envelope.StatusCode).toBe(404);
  });

  test('opens a new quotation for the same vehicle and person, which is this visitor’s', async () => {
    const browser = openBrowser(api);
    const Token = tokenOf(await link());
    const sent = await browser.bySite(calls.renewPolicy.path, { Token });
    expect(calls.renewPolicy.data.parse(sent.envelope.Data).MaskedPhone).toMatch(/^5\*\* \*\*\* \*\* \d\d$/);
    const SmsActivationCode = await browser.readCode(holder.person.Phone);
    const confirmed = await browser.bySite(calls.confirmRenewal.path, { Token, SmsActivationCode });
    const opened = calls.confirmRenewal.data.parse(confirmed.envelope.Data);
    expect(opened).toMatchObject({ QueryType: 'kasko', SecondHand: false });
    const model = { HeaderGuid: opened.HeaderGuid };
    const reply = await browser.bySite(calls.vehicleQuotation.path, model);
    const quotation = calls.vehicleQuotation.data.parse(reply.envelope.Data);
    expect(quotation).toMatchObject({
      VehicleSearch: 'found',
      Vehicle: { LicensePlateNumber: '34ABC123', LicencePermitNo: driver.LicencePermitNo },
      Phone: holder.person.Phone,
      Answers: { PolicyStart: '2027-11-21', CrossSellingBranches: ['ferdikaza'] },
    });
    const asked = await browser.bySite(calls.vehicleUpdateInfo.path, { ...model, ...quotation.Answers });
    expect(asked.envelope.StatusCode).toBe(200);
    expect((await openBrowser(api).bySite(calls.vehicleQuotation.path, model)).envelope.StatusCode).toBe(404);
  });

  test('brings the vehicle also on a day on which no register knows it', async () => {
    api.clock.advance(61);
    const browser = openBrowser(api);
    const Token = tokenOf(await link());
    await browser.bySite(calls.renewPolicy.path, { Token });
    const SmsActivationCode = await browser.readCode(holder.person.Phone);
    api.sandbox.world.behaviours.change('registries/vehicle', { mode: 'error' });
    const confirmed = await browser.bySite(calls.confirmRenewal.path, { Token, SmsActivationCode });
    const { HeaderGuid } = calls.confirmRenewal.data.parse(confirmed.envelope.Data);
    const reply = await browser.bySite(calls.vehicleQuotation.path, { HeaderGuid });
    const { Vehicle, Answers } = calls.vehicleQuotation.data.parse(reply.envelope.Data);
    expect(Vehicle).toBeNull();
    expect(Answers).toMatchObject({ BrandCode: expect.any(String), ModelYear: expect.any(Number) });
  });

  test('is over some weeks after the policy', async () => {
    const Token = tokenOf(await link());
    api.clock.advance(81 * day);
    expect((await openBrowser(api).bySite(calls.renewPolicy.path, { Token })).envelope.StatusCode).toBe(404);
  });
});
