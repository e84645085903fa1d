import { describe, expect, test } from 'vitest';
import { deviceForm } from '#catalog/risks/device/form.ts';
import type { DeviceModel } from '#domain/risks/device.ts';
import { deviceProblems as problems } from '#messages/device-questions.ts';
import { endDiffers } from '#messages/quotation.ts';
import { ruleText } from '#messages/rules.ts';
import type { FoundOf } from '#ports/found.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import type { Renewed } from '../risk-service.ts';
import { carryDevice } from './carry.ts';
import { judgeAnswers } from './judge.ts';
import { mergeAnswers, storedAnswers } from './merge.ts';
import { searchDevice } from './search.ts';

const today = '2026-11-16';
const owner = sampleQuote({ line: 'telefon', reference: 'r', start: today }).customer;
const found: FoundOf<'device'> = {
  kind: 'device',
  renewsFrom: undefined,
  knownModel: undefined,
  owner,
  provinceName: 'İzmir',
  districtName: 'Bornova',
};
const phone = {
  BrandId: 2,
  ModelId: 203,
  ImeiNo: '490154203237518',
  InvoiceDate: '2026-10-01',
  InvoicePrice: 42_000,
} as const;

const judged = (answers: object, renewsFrom?: string, day = today) => {
  const known = { ...found, renewsFrom };
  return judgeAnswers({ found: known }, mergeAnswers(known, { ...phone, ...answers }, day), day);
};

describe('the day on which a phone’s policy begins', () => {
  test.each([
    ['is today', undefined, '2026-11-16'],
    ['is the end of the policy that it follows', '2026-11-20', '2026-11-20'],
    ['is today where that policy ends today', '2026-11-16', '2026-11-16'],
    ['is today where that policy has ended', '2026-11-10', '2026-11-16'],
  ])('%s', (_, renewsFrom, PolicyStart) => {
    expect(mergeAnswers({ ...found, renewsFrom }, phone, today)).toMatchObject({ ...phone, PolicyStart });
    expect(judged({ PolicyStart }, renewsFrom)).toEqual([]);
  });

  test.each([
    ['2026-11-15', undefined, '16.11.2026'],
    ['2026-11-17', undefined, '16.11.2026'],
    ['2026-11-16', '2026-11-20', '20.11.2026'],
    ['2026-11-10', '2026-11-10', '16.11.2026'],
  ])('is not %s', (PolicyStart, renewsFrom, right) => {
    expect(judged({ PolicyStart }, renewsFrom)).toEqual([problems.otherStart(right)]);
  });

  test('is not kept among the answers, where another day would make it wrong', () => {
    expect(storedAnswers({ ...phone, PolicyStart: today })).toEqual(phone);
  });

  test('decides when it ends', () => {
    expect(judged({ PolicyEnd: '2027-11-16' })).toEqual([]);
    expect(judged({ PolicyEnd: '2027-11-15' })).toEqual([endDiffers('16.11.2027')]);
  });
});

describe('answers about a phone', () => {
  test('are all asked for by its form', () => {
    expect(deviceForm.steps.map(({ key }) => key)).toEqual(['device']);
    expect(deviceForm.steps.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual(Object.keys(phone));
    expect(judgeAnswers({ found }, mergeAnswers(found, {}, today), today)).toEqual([
      ruleText({ message: 'missing' }),
      ruleText({ message: 'amountMissing' }),
    ]);
  });

  test('tell an IMEI by its check digit, and where to find it', () => {
    expect(judged({ ImeiNo: '490154203237519' })).toEqual([ruleText({ message: 'imeiInvalid' })]);
    expect(JSON.stringify(deviceForm)).toMatch(/\*#06#.*kutuda, faturada.*Ayarlar → Hakkında.*Çift SIM/);
  });

  test.each([
    ['today', '2026-11-16', []],
    ['24 months ago', '2024-11-16', []],
    ['732 days ago', '2024-11-14', [problems.invoiceTooOld]],
    ['long ago', '2019-01-01', [problems.invoiceTooOld]],
    ['tomorrow', '2026-11-17', [ruleText({ message: 'dateTooLate', values: { max: '16.11.2026' } })]],
  ])('take an invoice of %s or refuse it', (_, InvoiceDate, expected) => {
    expect(judged({ InvoiceDate })).toEqual(expected);
  });

  test('take an older invoice at a renewal: insurers decide', () => {
    expect(judged({ InvoiceDate: '2024-03-01' }, '2026-11-20')).toEqual([]);
    expect(judged({ InvoiceDate: '2026-11-17' }, '2026-11-20')).toEqual([
      ruleText({ message: 'dateTooLate', values: { max: '16.11.2026' } }),
    ]);
  });

  test('take 24 months across a leap day', () => {
    expect(judged({ InvoiceDate: '2027-03-01' }, undefined, '2029-03-01')).toEqual([]);
  });

  test.each([
    [1_000, []],
    [250_000, []],
    [999.99, [ruleText({ message: 'amountTooLow', values: { min: '1,000' } })]],
    [250_000.01, [ruleText({ message: 'amountTooHigh', values: { max: '250,000' } })]],
    [42_000.001, [problems.price]],
  ])('take a price of %d or refuse it', (InvoicePrice, expected) => {
    expect(judged({ InvoicePrice })).toEqual(expected);
  });

  test('do not rename who is insured', () => {
    const { name: Name, surname: Surname, provinceCode: CityCode } = owner;
    const merged = mergeAnswers(found, { ...phone, Name: 'Başka', Surname: 'Biri', CityCode: 6 }, today);
    expect(merged).toMatchObject({ Name, Surname, CityCode: 6 });
    expect(mergeAnswers(found, phone, today)).toMatchObject({ Name, Surname, CityCode });
  });
});

test('a renewal begins with the same phone and knows its names, and nothing else of the old policy', () => {
  const model: DeviceModel = { brandId: 2, brandName: 'Samsung', modelId: 203, modelName: 'Galaxy S24' };
  const risk = { kind: 'device', ...model, imei: phone.ImeiNo, invoiceDate: phone.InvoiceDate, price: 1 } as const;
  const policy = {
    line: 'telefon',
    insurer: '912',
    policyNumber: '1',
    start: '2025-11-20',
    end: '2026-11-20',
  } as const;
  expect(searchDevice({ ...policy, risk, found })).toEqual({
    kind: 'device',
    renewsFrom: '2026-11-20',
    knownModel: model,
  });
  const answers: Renewed<'device'>['answers'] = { ...phone, PolicyStart: '2025-11-20', PolicyEnd: '2026-11-20' };
  expect(carryDevice({ answers })).toEqual(phone);
});
