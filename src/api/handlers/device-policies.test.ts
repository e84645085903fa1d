import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { fromLira } from '#domain/money.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { quoteDevice } from '#testing/device-quotation.ts';
import { carryRefundOf, documentText, mailsAbout } from '#testing/holder-receives.ts';
import { imeiOf } from '#testing/imei.ts';
import { readPdf } from '#testing/pdf-text.ts';
import {
  buyAs,
  type Holder,
  joinHolder,
  movementsOf,
  policyOf,
  readDetail,
  withdrawAs,
} from '#testing/policy-holder.ts';
import { settledOffers } from '#testing/purchase.ts';
import { vehicleWords } from '#testing/vehicle-words.ts';
import { policyCalendar } from '#web/documents/save-calendar.ts';

const today = '2026-11-15';
const imei = imeiOf('350203', 815);
const masked = `IMEI …${imei.slice(-4)}`;

let api: TestApi;
let holder: Holder;
let bought: OrderStatus;
/** Of another phone. */
let kept: OrderStatus;
let policyId: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api, {});
  const wish = { line: 'telefon', insurer: '912', packageName: 'Geniş', start: today } as const;
  kept = await buyAs(holder, wish);
  bought = await buyAs(holder, { ...wish, answers: { ImeiNo: imei } });
  policyId = policyOf(bought, 'telefon');
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

describe('[C-34] [N-13] the policy of a phone', () => {
  test('is named by its model and the end of its number, in the list, on its page and in a calendar', async () => {
    const { envelope } = await holder.browser.byUser(calls.myPolicies.path);
    const policies = calls.myPolicies.data.parse(envelope.Data).Data;
    const policy = policies.find(({ PolicyGuid }) => PolicyGuid === policyId);
    expect(policy).toMatchObject({
      Line: 'telefon',
      LicensePlateNumber: null,
      Insured: { Kind: 'device', Title: 'Samsung Galaxy S24', Detail: masked },
      PolicyStart: today,
      PolicyEnd: '2027-11-15',
      RenewalFrom: '2027-10-31',
      State: 'active',
    });
    const detail = await readDetail(holder, policyId);
    const keys = detail.Coverages.map(({ Key }) => Key);
    expect(keys).toEqual(expect.arrayContaining(['ekranKirilmasi', 'hirsizlikTelefon', 'hirsizlikBekleme']));
    expect(detail).toMatchObject({
      Policy: policy,
      Documents: [{ Key: 'policy' }, { Key: 'summary' }, { Key: 'distanceSales' }],
      Timeline: [
        { Event: 'bought', Day: today },
        { Event: 'begins', Day: today },
        { Event: 'ends', Day: '2027-11-15' },
      ],
      Withdrawal: { Kind: 'possible', LastDay: '2026-11-29' },
      RenewalPath: null,
    });
    const writing = { host: 'karsila.example', now: api.clock.now() };
    const calendar = policyCalendar(detail.Policy, writing).replaceAll('\r\n ', '');
    expect(calendar).toContain('Cep telefonu sigortası poliçesi bitiyor: Samsung Galaxy S24');
    expect(calendar).not.toContain('IMEI');
    for (const text of [JSON.stringify([envelope, detail]), calendar]) expect(text).not.toContain(imei);
  });

  test('[C-20] has a summary that tells the phone, what is waited for and what to do after a theft', async () => {
    const text = await documentText(holder, { PolicyGuid: policyId, DocumentKey: 'summary' });
    expect(text).toContain(`Telefon Samsung Galaxy S24, ${masked}`);
    expect(text).toContain('42.000,50 TL · 15 gün bekleme');
    expect(text).toContain('Çalınmada hattınızı kapattırın');
    expect(text).toContain('14 gün içinde gerekçe göstermeden');
    expect(text).not.toMatch(/plaka|sürücü/i);
    for (const key of ['policy', 'summary', 'distanceSales'])
      expect(await documentText(holder, { PolicyGuid: policyId, DocumentKey: key })).not.toContain(imei);
  });

  test('comes by mail, and once more when its owner asks', async () => {
    const { OrderReference } = bought;
    await deliverPolicies(api.ports, { reference: OrderReference, again: false });
    const again = await holder.browser.bySite(calls.resendDocuments.path, { OrderReference });
    expect(again.envelope.Data).toEqual({ Email: holder.person.Email });
    await deliverPolicies(api.ports, { reference: OrderReference, again: true });
    const mails = await mailsAbout(api, holder, 'Poliçeniz hazır');
    expect(mails).toHaveLength(2);
    for (const { text, attachments } of mails) {
      expect(text).toContain(`- Cep telefonu sigortası, Patika Sigorta: poliçe no ${bought.Items[0]?.PolicyNo},`);
      expect(text).not.toContain('IMEI');
      expect(text).not.toMatch(vehicleWords);
      const summary = attachments.find(({ name }) => name.startsWith('Poliçe özeti'));
      expect(readPdf(Buffer.from(summary?.base64 ?? '', 'base64')).text).toContain(`Samsung Galaxy S24, ${masked}`);
    }
  });
});

test('photos that an insurer asks for later are asked for by SMS and mail as photos', async () => {
  const { Phone: phone, NationalNumber } = holder.person;
  const quoting = await quoteDevice({ browser: holder.browser, phone }, { NationalNumber });
  await quoting.update({ ImeiNo: imeiOf('350203', 816) });
  const looks = (await settledOffers(quoting)).filter(({ State }) => State === 'review');
  expect(looks).toMatchObject([{ InsuranceFirm: '914', DocumentsState: 'wanted' }]);
  const reviews = (await (await fetch(`${api.sandbox.url}/insurers/reviews`)).json()) as Record<string, string>[];
  const number = reviews.findLast(({ insurer }) => insurer === '914')?.number;
  await fetch(`${api.sandbox.url}/insurers/reviews/${number}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resolve: 'wantDocuments', documents: ['Yan yüz fotoğrafı'] }),
  });
  api.clock.advance(60);
  const [mail] = await vi.waitFor(
    async () => {
      const mails = await mailsAbout(api, holder, ' sizden fotoğraf istiyor – ');
      expect(mails).toHaveLength(1);
      return mails;
    },
    { timeout: 15_000, interval: 100 },
  );
  const notes = (await api.sandbox.inbox(phone)).filter(({ text }) => text.includes('sizden fotoğraf istiyor'));
  expect(notes).toHaveLength(1);
  expect(mail?.text).toContain('Cep telefonu sigortası teklifinizi incelerken sizden fotoğraf istedi.');
  expect(mail?.text).toContain('İstenen fotoğrafları aşağıdaki bağlantıda görebilir ve yükleyebilirsiniz');
  for (const text of [mail?.text, notes[0]?.text]) expect(text).not.toMatch(/belge|IMEI/);
});

describe('withdrawal from a phone’s policy', () => {
  test('within 14 days gives back the unused days to the kuruş, and says so by its model', async () => {
    api.clock.advance(5 * 86_400);
    await holder.browser.logIn(holder.person.NationalNumber);
    const byDay = Math.floor((fromLira(bought.GrossPremium) * 360) / 365);
    const preview = await holder.browser.byUser(calls.previewWithdrawal.path, { PolicyGuid: policyId });
    expect(preview.envelope.Data).toMatchObject({ RefundAmount: byDay / 100, Basis: 'byDay', UnusedDays: 360 });
    await withdrawAs(holder, policyId);
    await carryRefundOf(api, policyId);
    await carryRefundOf(api, policyId);
    expect((await movementsOf(api, bought.OrderReference)).at(-1)).toBe(`Credit ${byDay}`);
    expect(await readDetail(holder, policyId)).toMatchObject({
      Policy: { State: 'withdrawn' },
      Refund: { State: 'paid', Amount: byDay / 100 },
      Withdrawal: { Kind: 'closed' },
    });
    const [mail] = await mailsAbout(api, holder, 'İade');
    expect(mail?.text).toContain('Samsung Galaxy S24 için düzenlenen Cep telefonu sigortası poliçenizden (poliçe no');
    expect(mail?.text).not.toContain('IMEI');
    expect(mail?.text).not.toMatch(vehicleWords);
  });

  test('afterwards a request takes its place, with the day of the sale where it was sold', async () => {
    const PolicyGuid = policyOf(kept, 'telefon');
    api.clock.advance(15 * 86_400);
    await holder.browser.logIn(holder.person.NationalNumber);
    expect((await readDetail(holder, PolicyGuid)).Withdrawal.Kind).toBe('over');
    const before = await movementsOf(api, kept.OrderReference);
    const ask = (model: object) => holder.browser.byUser(calls.requestCancellation.path, { PolicyGuid, ...model });
    expect((await ask({ Reason: 'sold' })).envelope.Messages).toEqual(['Tarihi yazın.']);
    const asked = await ask({ Reason: 'sold', SoldOn: '2026-12-01', Note: 'Telefonu sattım.' });
    expect(calls.requestCancellation.data.parse(asked.envelope.Data)).toMatchObject({
      Policy: { State: 'cancelRequested' },
      CancelRequest: { Reason: 'sold', SoldOn: '2026-12-01', Note: 'Telefonu sattım.' },
      Refund: null,
    });
    expect(await movementsOf(api, kept.OrderReference)).toEqual(before);
  });
});
