import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { fromLira } from '#domain/money.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { carryRefundOf, documentText, mailsAbout } from '#testing/holder-receives.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { cat, dog } from '#testing/pet-quotation.ts';
import {
  buyAs,
  type Holder,
  joinHolder,
  movementsOf,
  policyOf,
  readDetail,
  withdrawAs,
} from '#testing/policy-holder.ts';
import { vehicleWords } from '#testing/vehicle-words.ts';
import { policyCalendar } from '#web/documents/save-calendar.ts';

const today = '2026-11-15';
const start = '2026-11-20';
const otherDog = { ...dog, PetName: 'Fındık', ChipNo: '990000000000003' };
const oldCat = { ...cat, PetName: 'Bulut', ChipNo: '990000000000004', PetBirthdate: '2019-06-01' };
const chips = /99000000000000[12]/;

let api: TestApi;
let holder: Holder;
let bought: OrderStatus;
/** Of another dog. */
let kept: OrderStatus;
let policyId: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  holder = await joinHolder(api, {});
  const wish = { line: 'petsaglik', insurer: '912', packageName: 'Kaza ve Hastalık' } as const;
  await buyAs(holder, { ...wish, start: '2026-12-01', answers: { Pets: [oldCat] } });
  kept = await buyAs(holder, { ...wish, start, answers: { Pets: [otherDog] } });
  bought = await buyAs(holder, { ...wish, start, answers: { Pets: [dog, cat] } });
  policyId = policyOf(bought, 'petsaglik');
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

describe('[C-34] [N-13] the policy of two animals', () => {
  test('is named by them and their breeds, in the list, on its page and in a calendar', async () => {
    const { envelope } = await holder.browser.byUser(calls.myPolicies.path);
    const policies = calls.myPolicies.data.parse(envelope.Data).Data;
    const policy = policies.find(({ PolicyGuid }) => PolicyGuid === policyId);
    expect(policy).toMatchObject({
      Line: 'petsaglik',
      LicensePlateNumber: null,
      Insured: { Kind: 'pet', Title: 'Zeytin ve Pamuk', Detail: 'Golden Retriever, Van kedisi' },
      PolicyStart: start,
      PolicyEnd: '2027-11-20',
      RenewalFrom: '2027-11-05',
      State: 'upcoming',
    });
    const detail = await readDetail(holder, policyId);
    const keys = detail.Coverages.map(({ Key }) => Key);
    expect(keys).toEqual(expect.arrayContaining(['vetTedavisi', 'hastalikBekleme', 'ucuncuKisiSorumluluk']));
    expect(detail).toMatchObject({
      Policy: policy,
      Documents: [{ Key: 'policy' }, { Key: 'summary' }, { Key: 'distanceSales' }],
      Timeline: [
        { Event: 'bought', Day: today },
        { Event: 'begins', Day: start },
        { Event: 'ends', Day: '2027-11-20' },
      ],
      Withdrawal: { Kind: 'possible', LastDay: '2026-11-29' },
      RenewalPath: null,
    });
    const writing = { host: 'karsila.example', now: api.clock.now() };
    const calendar = policyCalendar(detail.Policy, writing).replaceAll('\r\n ', '');
    expect(calendar).toContain('Evcil hayvan sigortası poliçesi bitiyor: Zeytin ve Pamuk');
    for (const text of [JSON.stringify([envelope, detail]), calendar]) expect(text).not.toMatch(chips);
  });

  test('[C-20] has a summary that tells them, how long is waited and what to do when one falls ill', async () => {
    const text = await documentText(holder, { PolicyGuid: policyId, DocumentKey: 'summary' });
    expect(text).toContain('Hayvanlar Zeytin ve Pamuk · Golden Retriever, Van kedisi');
    expect(text).toContain('50.000 TL · 14 gün bekleme');
    expect(text).toContain('en yakın veteriner kliniğine gidin');
    expect(text).toContain('14 gün içinde gerekçe göstermeden');
    expect(text).not.toMatch(vehicleWords);
    for (const key of ['policy', 'summary', 'distanceSales'])
      expect(await documentText(holder, { PolicyGuid: policyId, DocumentKey: key })).not.toMatch(chips);
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
      expect(text).toContain(`- Evcil hayvan sigortası, Patika Sigorta: poliçe no ${bought.Items[0]?.PolicyNo},`);
      expect(text).not.toContain('mikroçip');
      expect(text).not.toMatch(vehicleWords);
      const summary = attachments.find(({ name }) => name.startsWith('Poliçe özeti'));
      expect(readPdf(Buffer.from(summary?.base64 ?? '', 'base64')).text).toContain('Zeytin ve Pamuk');
    }
  });
});

describe('withdrawal from a policy of animals', () => {
  test('before it begins gives back all of it, and says so by their names', async () => {
    const preview = await holder.browser.byUser(calls.previewWithdrawal.path, { PolicyGuid: policyId });
    expect(preview.envelope.Data).toMatchObject({ RefundAmount: bought.GrossPremium, Basis: 'notBegun' });
    await withdrawAs(holder, policyId);
    await carryRefundOf(api, policyId);
    await carryRefundOf(api, policyId);
    const credit = `Credit ${fromLira(bought.GrossPremium)}`;
    expect((await movementsOf(api, bought.OrderReference)).at(-1)).toBe(credit);
    expect(await readDetail(holder, policyId)).toMatchObject({
      Policy: { State: 'withdrawn' },
      Refund: { State: 'paid', Amount: bought.GrossPremium },
      Withdrawal: { Kind: 'closed' },
    });
    const [mail] = await mailsAbout(api, holder, 'İade');
    expect(mail?.text).toContain('Zeytin ve Pamuk için düzenlenen Evcil hayvan sigortası poliçenizden (poliçe no');
    expect(mail?.text).not.toMatch(vehicleWords);
  });

  test('once its days are over a request takes its place, with the day on which the animal died or moved', async () => {
    const PolicyGuid = policyOf(kept, 'petsaglik');
    api.clock.advance(15 * 86_400);
    await holder.browser.logIn(holder.person.NationalNumber);
    expect((await readDetail(holder, PolicyGuid)).Withdrawal.Kind).toBe('over');
    const before = await movementsOf(api, kept.OrderReference);
    const ask = (model: object) => holder.browser.byUser(calls.requestCancellation.path, { PolicyGuid, ...model });
    expect((await ask({ Reason: 'sold' })).envelope.Messages).toEqual(['Tarihi yazın.']);
    const asked = await ask({ Reason: 'sold', SoldOn: '2026-11-28' });
    expect(calls.requestCancellation.data.parse(asked.envelope.Data)).toMatchObject({
      Policy: { State: 'cancelRequested' },
      CancelRequest: { Reason: 'sold', SoldOn: '2026-11-28', Note: null },
      Refund: null,
    });
    expect(await movementsOf(api, kept.OrderReference)).toEqual(before);
  });
});

test('the reminder of an old cat’s policy calls it by its name; insurers say how old they still take it', async () => {
  api.clock.advance(352 * 86_400);
  await remindRenewals({ ...api.ports, siteUrl: 'https://karsila.example' });
  const [mail] = await mailsAbout(api, holder, 'bitiyor');
  const link = /https:\/\/karsila\.example\/pet\/teklif\?yenileme=\S+/.exec(mail?.text ?? '')?.[0];
  const parts = [
    'Merhaba,',
    'Bulut (kedi) için düzenlenen Evcil hayvan sigortası poliçeniz 01.12.2027 günü bitiyor. Poliçe kendiliğinden yenilenmez ve siz istemeden kartınızdan para çekilmez.',
    'Yenilemek isterseniz aşağıdaki bağlantıdan bütün şirketlerin güncel fiyatlarını isteyebilirsiniz. Hayvanınızın bilgileri hazır gelir, aşı durumu yeniden sorulur; güvenliğiniz için telefonunuza bir kod göndeririz.',
    link,
    'Poliçenizi başka bir yerden yenilediyseniz ya da hayvanınız artık sizinle değilse bu iletiyi dikkate almayın.',
  ];
  expect(mail?.text).toContain(parts.join('\n\n'));
  const notes = (await api.sandbox.inbox(holder.person.Phone)).map(({ text }) => text);
  expect(notes.filter((text) => text.includes('bitiyor'))).toEqual([
    `Karşıla Sigorta: Evcil hayvan sigortası poliçeniz 01.12.2027 günü bitiyor. Kendiliğinden yenilenmez. Güncel fiyatları görmek isterseniz: ${link}`,
  ]);
});
