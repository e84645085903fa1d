import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import type { DeviceRisk } from '#domain/risks/device.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { deviceProblems as problems } from '#messages/device-questions.ts';
import { basketProblems } from '#messages/order.ts';
import { deviceReplies } from '#messages/quotation.ts';
import { ruleText } from '#messages/rules.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { galaxy, openDevice, quoteDevice } from '#testing/device-quotation.ts';
import { imeiOf } from '#testing/imei.ts';
import { offerOf, settledOffers } from '#testing/purchase.ts';
import { storedQuotation } from '#testing/stored-quotation.ts';
import { proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

type Stored = { risk: DeviceRisk | null; insured: Insured; start: string; end: string; customer: { name: string } };

async function storedQuestion(headerGuid: string): Promise<Stored> {
  return (await storedQuotation(api.database, headerGuid)) as Stored;
}

const breakRegister = (mode: 'error' | 'garbage' | 'reset') =>
  api.sandbox.world.behaviours.change('registries/device', { mode });

describe('a phone', () => {
  test('is asked for as it was answered, named as the register names it, from today on', async () => {
    const { opened, update, headerGuid } = await openDevice(api);
    expect(opened.Customer).toMatchObject({ Name: 'Deniz', Surname: 'Akçam', City: 'İstanbul' });
    const { envelope } = await update();
    expect(envelope.Messages).toEqual(['Başarılı']);
    const { Panel } = calls.deviceUpdateInfo.data.parse(envelope.Data);
    expect(Panel.map(({ InsuranceFirm, Line, State }) => [InsuranceFirm, Line, State])).toEqual(
      ['902', '903', '912', '914', '916'].map((code) => [code, 'telefon', 'waiting']),
    );
    expect(await storedQuestion(headerGuid)).toMatchObject({
      start: '2026-11-15',
      end: '2027-11-15',
      risk: {
        kind: 'device',
        brandId: 2,
        brandName: 'Samsung',
        modelId: 203,
        modelName: 'Galaxy S24',
        imei: '490154203237518',
        invoiceDate: '2026-10-01',
        price: 4_200_050,
      },
      insured: { kind: 'device', title: 'Samsung Galaxy S24', detail: 'IMEI …7518' },
    });
  });

  test('may be a company’s', async () => {
    const { opened, update, headerGuid } = await openDevice(api, { NationalNumber: '1111111114' });
    expect(opened.Customer).toMatchObject({ Name: expect.stringContaining('LOJİSTİK'), Surname: '' });
    expect((await update()).envelope.Messages).toEqual(['Başarılı']);
    expect((await storedQuestion(headerGuid)).customer.name).toContain('LOJİSTİK');
  });

  test('is read back to who asked for it with its whole number, and without the day on which it began', async () => {
    const { browser, update, headerGuid } = await openDevice(api);
    const read = async () =>
      calls.deviceQuotation.data.parse(
        (await browser.bySite(calls.deviceQuotation.path, { HeaderGuid: headerGuid })).envelope.Data,
      );
    expect(await read()).toMatchObject({ QueryType: 'telefon', Answers: null, Insured: null });
    await update({ PolicyStart: '2026-11-15' });
    const { Answers, Insured } = await read();
    expect(Answers).toEqual(galaxy);
    expect(Insured).toEqual({ Kind: 'device', Title: 'Samsung Galaxy S24', Detail: 'IMEI …7518' });
  });

  test('is not read, completed or opened by the calls of another kind', async () => {
    const { browser, phone, headerGuid } = await openDevice(api);
    for (const path of [calls.tripQuotation.path, calls.tripUpdateInfo.path]) {
      expect(await browser.bySite(path, { HeaderGuid: headerGuid })).toMatchObject({ status: 404 });
    }
    const model = { QueryType: 'kasko', NationalNumber: '11111111110', Phone: phone };
    const { envelope } = await browser.bySite(calls.deviceQueryInfo.path, model);
    expect(envelope.Messages).toEqual([deviceReplies.otherKind]);
  });

  test('of somebody else is nobody’s business', async () => {
    const [{ headerGuid }, { browser }] = [await openDevice(api), await proveVisitor(api, 'telefon')];
    expect(await browser.bySite(calls.deviceQuotation.path, { HeaderGuid: headerGuid })).toMatchObject({ status: 404 });
    const update = { HeaderGuid: headerGuid, ...galaxy };
    expect(await browser.bySite(calls.deviceUpdateInfo.path, update)).toMatchObject({ status: 404 });
  });
});

describe('a phone that is refused asks nobody', () => {
  test.each([
    ['nothing told', emptied(), [ruleText({ message: 'missing' }), ruleText({ message: 'amountMissing' })]],
    ['a wrong check digit', { ImeiNo: '490154203237519' }, [ruleText({ message: 'imeiInvalid' })]],
    ['an unregistered number', { ImeiNo: imeiOf('99') }, [problems.unregistered]],
    ['a blocked number', { ImeiNo: imeiOf('98') }, [problems.blocked]],
    ['a number of another model', { ImeiNo: imeiOf('350204') }, [problems.otherModel]],
    ['a brand that is not there', { BrandId: 21, ModelId: 2_101 }, [problems.brandUnknown]],
    ['a model of another brand', { BrandId: 1 }, [problems.modelUnknown]],
    ['an old invoice', { InvoiceDate: '2024-11-01' }, [problems.invoiceTooOld]],
    [
      'an invoice of tomorrow',
      { InvoiceDate: '2026-11-16' },
      [ruleText({ message: 'dateTooLate', values: { max: '15.11.2026' } })],
    ],
    ['a cheap phone', { InvoicePrice: 999 }, [ruleText({ message: 'amountTooLow', values: { min: '1,000' } })]],
    ['a dear phone', { InvoicePrice: 250_001 }, [ruleText({ message: 'amountTooHigh', values: { max: '250,000' } })]],
    ['[N-08] a start yesterday', { PolicyStart: '2026-11-14' }, [problems.otherStart('15.11.2026')]],
    ['[N-08] a start tomorrow', { PolicyStart: '2026-11-16' }, [problems.otherStart('15.11.2026')]],
  ])('%s', async (_, answers, sentences) => {
    const { update, headerGuid } = await openDevice(api);
    const { status, envelope } = await update(answers);
    expect([status, envelope.StatusCode, envelope.Messages]).toEqual([400, 1000, sentences]);
    const byRegister: readonly unknown[] = [problems.unregistered, problems.blocked, problems.otherModel];
    expect(envelope.Data).toEqual(byRegister.includes(sentences[0]) ? { Field: 'ImeiNo' } : null);
    expect((await storedQuestion(headerGuid)).risk).toBeNull();
  });
});

function emptied(): object {
  return Object.fromEntries(Object.keys(galaxy).map((name) => [name, undefined]));
}

describe('the register of devices', () => {
  test('is asked about the number, and says nothing against one of the model that was chosen', async () => {
    const { update, headerGuid } = await openDevice(api);
    expect((await update({ ImeiNo: imeiOf('350203', 7) })).envelope.Messages).toEqual(['Başarılı']);
    expect((await storedQuestion(headerGuid)).insured.key).toBe(imeiOf('350203', 7));
  });

  test.each(['error', 'garbage', 'reset'] as const)(
    'that is away (%s) costs a first question, since nobody could say what is insured',
    async (mode) => {
      const { update, headerGuid } = await openDevice(api);
      breakRegister(mode);
      expect(await update()).toMatchObject({
        status: 503,
        envelope: { StatusCode: 503, Messages: [problems.listDown] },
      });
      expect((await storedQuestion(headerGuid)).risk).toBeNull();
      api.sandbox.world.behaviours.reset();
      expect((await update()).envelope.Messages).toEqual(['Başarılı']);
    },
  );

  test('that is away costs nothing where the model was named before, not even a number it would have refused', async () => {
    const { update, headerGuid } = await openDevice(api);
    await update();
    breakRegister('error');
    const ImeiNo = imeiOf('98');
    expect((await update({ InvoicePrice: 30_000, ImeiNo })).envelope.Messages).toEqual(['Başarılı']);
    expect((await storedQuestion(headerGuid)).risk).toMatchObject({ modelName: 'Galaxy S24', price: 3_000_000 });
    expect((await update({ ModelId: 204 })).envelope.Messages).toEqual([problems.listDown]);
  });
});

test('the whole number stands in no log', async () => {
  const serial = imeiOf('350203', 4_711);
  const { browser, update, headerGuid } = await openDevice(api);
  await update({ ImeiNo: serial });
  await update({ ImeiNo: imeiOf('98', 4_711) });
  await browser.bySite(calls.deviceQuotation.path, { HeaderGuid: headerGuid });
  expect(api.logs.length).toBeGreaterThan(0);
  for (const number of [serial, imeiOf('98', 4_711)]) expect(api.logs.join('\n')).not.toContain(number);
});

test('[N-08] around midnight in Istanbul the day of the question is the day of the policy', async () => {
  const night = await startTestApi(inject('embeddedUrl'));
  try {
    // One minute to midnight there, nine in the evening in UTC.
    night.clock.advance(12 * 3_600 - 60);
    const quoting = await quoteDevice(await proveVisitor(night, 'telefon'));
    expect((await quoting.update({ PolicyStart: '2026-11-16' })).envelope.Messages).toEqual([
      problems.otherStart('15.11.2026'),
    ]);
    expect((await quoting.update({ PolicyStart: '2026-11-15' })).envelope.StatusCode).toBe(200);
    night.clock.advance(60);
    expect((await quoting.update({ PolicyStart: '2026-11-15' })).envelope.Messages).toEqual([
      problems.otherStart('16.11.2026'),
    ]);
    const again = { HeaderGuid: quoting.headerGuid, InsuranceFirm: '912' };
    const past = await quoting.browser.bySite(calls.startPhone.path, again);
    expect(past.envelope).toMatchObject({ StatusCode: 1001, Messages: [deviceReplies.startIsPast] });
    expect((await quoting.update()).envelope.StatusCode).toBe(200);
    const text = 'select start_on::text as start, end_on::text as end from quotations where id = $1';
    const { rows } = await night.database.$client.query(text, [quoting.headerGuid]);
    expect(rows).toEqual([{ start: '2026-11-16', end: '2027-11-16' }]);
  } finally {
    await night.close();
  }
});

test('[N-08] what was offered for yesterday is not paid today', async () => {
  const night = await startTestApi(inject('embeddedUrl'), { insurers: true });
  try {
    night.clock.advance(12 * 3_600 - 60);
    const quoting = await quoteDevice(await proveVisitor(night, 'telefon'));
    await quoting.update();
    const { OfferGuid } = offerOf({ quoting, offers: await settledOffers(quoting) }, '912', 'telefon');
    const basket = { OfferGuid, CrossSellingOffers: [], InstallmentCount: 1 };
    const detail = async () => (await quoting.browser.bySite(calls.paymentDetail.path, basket)).envelope;
    expect((await detail()).StatusCode).toBe(200);
    night.clock.advance(60);
    expect(await detail()).toMatchObject({
      Data: { Problem: 'startIsPast' },
      Messages: [basketProblems.startIsPast],
    });
  } finally {
    await night.close();
  }
});
