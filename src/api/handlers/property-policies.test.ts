import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import type { Policy } from '#contracts/calls/policies.ts';
import { calls } from '#contracts/index.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { carryRefundOf } from '#testing/holder-receives.ts';
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
import { dwellers } from '#testing/property-quotation.ts';
import { vehicleWords } from '#testing/vehicle-words.ts';
import { policyCalendar } from '#web/documents/save-calendar.ts';

let api: TestApi;
let holder: Holder;
let bought: OrderStatus;
let address: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  const { NationalNumber } = dwellers.uninsured;
  holder = await joinHolder(api, { NationalNumber, Name: 'Umut', Surname: 'Elmadere' });
  bought = await buyAs(holder, {
    line: 'konut',
    insurer: '901',
    packageName: 'Geniş Konut',
    start: '2026-11-20',
    addOns: [['dask', '903']],
  });
  address = bought.Insured.Detail;
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.world.behaviours.reset());

const today = '2026-11-15';
const kurus = (lira: number | undefined) => Math.round((lira ?? 0) * 100);

async function list(): Promise<readonly Policy[]> {
  const { envelope } = await holder.browser.byUser(calls.myPolicies.path);
  return calls.myPolicies.data.parse(envelope.Data).Data;
}

async function pdf(PolicyGuid: string, DocumentKey: string) {
  const { envelope } = await holder.browser.byUser(calls.getPdf.path, { PolicyGuid, DocumentKey });
  return Buffer.from(calls.getPdf.data.parse(envelope.Data).Base64, 'base64');
}

const summaryOf = async (line: 'dask' | 'konut') => readPdf(await pdf(policyOf(bought, line), 'summary')).text;

describe('[C-34] [N-13] policies of a home', () => {
  test('are named by place and address, and by no plate', async () => {
    const policies = await list();
    expect(policies.map(({ Line }) => Line).sort()).toEqual(['dask', 'konut']);
    for (const policy of policies)
      expect(policy).toMatchObject({
        LicensePlateNumber: null,
        Insured: { Kind: 'property', Title: 'Beşiktaş, 110 m²', Detail: expect.stringMatching(/Beşiktaş.*İstanbul/i) },
        PolicyStart: '2026-11-20',
        PolicyEnd: '2027-11-20',
        RenewalFrom: '2027-11-05',
        State: 'upcoming',
      });
  });

  test.each([
    ['konut', ['binaYangin', 'dahiliSu', 'depremMuafiyetiEv'], { Kind: 'possible', LastDay: '2026-11-29' }],
    ['dask', ['daskDeprem', 'daskMuafiyet'], { Kind: 'withReason', LastDay: null }],
  ] as const)('%s tells its coverages, its payment, its documents and its days', async (line, keys, withdrawal) => {
    const detail = await readDetail(holder, policyOf(bought, line));
    expect(detail.Coverages.map(({ Key }) => Key)).toEqual(expect.arrayContaining([...keys]));
    expect(detail.Installments).toEqual([detail.Policy.GrossPremium]);
    expect(detail.Documents.map(({ Key }) => Key)).toEqual(['policy', 'summary', 'distanceSales']);
    expect(detail.Timeline).toEqual([
      { Event: 'bought', Day: today },
      { Event: 'begins', Day: '2026-11-20' },
      { Event: 'ends', Day: '2027-11-20' },
    ]);
    expect(detail).toMatchObject({ Withdrawal: withdrawal, Refund: null, CancelRequest: null, RenewalPath: null });
    for (const { Key } of detail.Documents)
      expect((await pdf(policyOf(bought, line), Key)).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  test('stand in a calendar by place and area, without the address', async () => {
    const writing = { host: 'karsila.example', now: api.clock.now() };
    const files = (await list()).map((policy) => policyCalendar(policy, writing).replaceAll('\r\n ', ''));
    for (const [file, name] of [
      [files.find((text) => text.includes('DASK')), 'Zorunlu deprem sigortası (DASK)'],
      [files.find((text) => text.includes('Konut')), 'Konut sigortası'],
    ] as const) {
      expect(file).toContain(name);
      expect(file).toContain('Beşiktaş\\, 110 m²');
      expect(file).not.toContain(address);
    }
  });
});

describe('[C-20] the summary', () => {
  test('of a home tells its address, its sums, and the steps of a claim at home', async () => {
    const text = await summaryOf('konut');
    expect(text).toContain(`Adres ${address}`);
    expect(text).toContain('Sigorta şirketi Çınaraltı Sigorta');
    for (const sum of ['3.000.000 TL', '550.000 TL']) expect(text).toContain(sum);
    expect(text).toContain('ana vanayı');
    expect(text).toContain('5 gün içinde Çınaraltı Sigorta hasar hattına');
    expect(text).toContain('14 gün içinde gerekçe göstermeden');
    expect(text).not.toMatch(vehicleWords);
    expect(text).not.toMatch(/kaza tespit/i);
  });

  test('of an earthquake policy tells its sum, what it never pays, and whom to call', async () => {
    const text = await summaryOf('dask');
    expect(text).toContain(`Adres ${address}`);
    const { Coverages } = await readDetail(holder, policyOf(bought, 'dask'));
    const sum = Coverages.find(({ Key }) => Key === 'daskDeprem')?.Value;
    expect(text).toContain(`${Number(sum).toLocaleString('tr-TR')} TL`);
    expect(text).toContain('hangi şirketten alınırsa alınsın şunları karşılamaz');
    for (const never of ['Ev eşyası', 'Kira kaybı', 'Enkaz kaldırma', 'bedeni zararlar']) expect(text).toContain(never);
    expect(text).toContain('Alo DASK 125');
    expect(text).toContain('gerekçe göstermeden cayılamaz');
    expect(text).not.toMatch(vehicleWords);
    expect(text).not.toMatch(/kaza tespit/i);
  });
});

test('[N-13] one mail brings both policies of a home with their summaries', async () => {
  await deliverPolicies(api.ports, { reference: bought.OrderReference, again: false });
  const [mail, ...more] = await api.sandbox.mails(holder.person.Email);
  expect(more).toEqual([]);
  expect(mail?.attachments).toHaveLength(5);
  for (const { Line, PolicyNo } of bought.Items)
    expect(mail?.text).toContain(
      `${Line === 'dask' ? 'Zorunlu deprem sigortası (DASK), Kırlangıç' : 'Konut sigortası, Çınaraltı'} Sigorta: poliçe no ${PolicyNo}, 20.11.2026 – 20.11.2027`,
    );
  expect(mail?.text).toContain('gerekçe göstermeden cayılamaz: Zorunlu deprem sigortası (DASK)');
  expect(mail?.text).not.toContain(address);
});

describe('withdrawal', () => {
  test('of a home gives back to the kuruş what was shown, and leaves the earthquake policy', async () => {
    const policyId = policyOf(bought, 'konut');
    const gross = kurus(bought.Items.find(({ Line }) => Line === 'konut')?.GrossPremium);
    const preview = await holder.browser.byUser(calls.previewWithdrawal.path, { PolicyGuid: policyId });
    expect(preview.envelope.Data).toMatchObject({ RefundAmount: gross / 100, Basis: 'notBegun', UnusedDays: 365 });
    await withdrawAs(holder, policyId);
    await carryRefundOf(api, policyId);
    await carryRefundOf(api, policyId);
    const all = kurus(bought.GrossPremium);
    expect(await movementsOf(api, bought.OrderReference)).toEqual([
      `PreAuth ${all}`,
      `PostAuth ${all}`,
      `Credit ${gross}`,
    ]);
    expect(await readDetail(holder, policyId)).toMatchObject({
      Policy: { State: 'withdrawn' },
      Refund: { State: 'paid', Amount: gross / 100 },
      Withdrawal: { Kind: 'closed' },
    });
    expect(await api.ports.orders.find(bought.OrderReference)).toMatchObject({ state: 'done', refunded: gross });
    expect((await readDetail(holder, policyOf(bought, 'dask'))).Policy.State).toBe('upcoming');
    const [mail] = (await api.sandbox.mails(holder.person.Email)).filter(({ subject }) => subject.includes('İade'));
    expect(mail?.text).toContain('Beşiktaş, 110 m² için düzenlenen Konut sigortası poliçenizden');
    expect(mail?.text).not.toMatch(vehicleWords);
    expect(mail?.text).not.toContain(address);
  });

  test('of a home ends with its period, after which a request takes its place', async () => {
    const PolicyGuid = policyOf(await buyAs(holder, { line: 'konut', insurer: '907', start: today }), 'konut');
    expect((await readDetail(holder, PolicyGuid)).Withdrawal).toEqual({ Kind: 'possible', LastDay: '2026-11-29' });
    api.clock.advance(15 * 86_400);
    await holder.browser.logIn(holder.person.NationalNumber);
    const late = await holder.browser.byUser(calls.previewWithdrawal.path, { PolicyGuid });
    expect(late.envelope).toMatchObject({ StatusCode: 1011, Message: expect.stringContaining('Cayma süresi doldu') });
    const asked = await holder.browser.byUser(calls.requestCancellation.path, { PolicyGuid, Reason: 'other' });
    expect(asked.envelope.Data).toMatchObject({ Policy: { State: 'cancelRequested' } });
  });

  test('of an earthquake policy is asked for with its reason, and moves no money', async () => {
    const PolicyGuid = policyOf(bought, 'dask');
    const free = await holder.browser.byUser(calls.withdrawPolicy.path, { PolicyGuid, RefundAmount: 1 });
    expect(free.envelope).toMatchObject({ StatusCode: 1011 });
    const before = await movementsOf(api, bought.OrderReference);
    const ask = (model: object) => holder.browser.byUser(calls.requestCancellation.path, { PolicyGuid, ...model });
    expect((await ask({ Reason: 'sold' })).envelope.Message).toBe('Tarihi yazın.');
    const kept = await ask({ Reason: 'sold', SoldOn: today, Note: 'Tapu devredildi.' });
    expect(calls.requestCancellation.data.parse(kept.envelope.Data)).toMatchObject({
      Policy: { State: 'cancelRequested' },
      CancelRequest: { Reason: 'sold', SoldOn: today, Note: 'Tapu devredildi.' },
      Refund: null,
    });
    expect(await movementsOf(api, bought.OrderReference)).toEqual(before);
  });
});
