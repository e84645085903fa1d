import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { quotePageOf } from '#catalog/pages/quotes.ts';
import { deviceForm } from '#catalog/risks/device/form.ts';
import { calls } from '#contracts/index.ts';
import { addDays, formatDay, istanbulToday } from '#domain/dates.ts';
import { exampleDevice } from '#testing/example-quotation.ts';
import { keepValues } from '../../../form/kept-values.ts';
import { answersName, carryAnswers, givenAnswers } from '../thing/kept-answers.ts';
import { updateOf } from './ask-offers.ts';
import { deviceFlow } from './device-flow.ts';
import { DeviceStep } from './device-step.tsx';
import { formOf, policyStart, startAnswers } from './start-answers.ts';

const quoted: QuotedLine = {
  line: 'telefon',
  variant: undefined,
  page: quotePageOf('telefon'),
  texts: undefined,
  quotePath: '/mobilephone/teklif',
};
const today = '2026-11-16';
const fields = fieldsOf(deviceForm);
const nothing = async () => undefined;
const phone = { BrandId: 2, ModelId: 203, ImeiNo: '490154203237518', InvoiceDate: '2026-10-01', InvoicePrice: 42_000 };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

/** Draws the step with the fields whose code comes late. */
async function draw(quotation: Parameters<typeof DeviceStep>[0]['quotation']): Promise<string> {
  const { prelude } = await prerender(
    <DeviceStep
      quoted={quoted}
      step="device"
      model={{ NationalNumber: '11111111110', Phone: '5550000001' }}
      quotation={quotation}
      seen={undefined}
      onSearch={nothing}
      onAsk={nothing}
      birthdateRows={[]}
      onNext={() => undefined}
      onValues={() => undefined}
      onBack={() => undefined}
    />,
  );
  return new Response(prelude).text();
}

describe('the step about the phone', () => {
  test('asks which phone it is and what its invoice says, and how to find its number', async () => {
    const html = await draw(exampleDevice());
    for (const name of ['BrandId', 'ModelId', 'ImeiNo', 'InvoiceDate', 'InvoicePrice'])
      expect(html).toContain(`data-field="${name}"`);
    expect(html).toContain('*#06#');
    expect(html).not.toContain('data-field="PolicyStart"');
  });

  test('tells that the policy begins today, or when the one it follows ends', async () => {
    const now = istanbulToday(new Date());
    expect(await draw(exampleDevice())).toContain(`Bugün, ${formatDay(now)}`);
    const later = addDays(now, 5);
    const renewal = await draw(exampleDevice({ Answers: { ...phone, PolicyStart: later } }));
    expect(renewal).toContain(`${formatDay(later)}. Şimdiki poliçenizin bittiği gün başlar.`);
    expect(policyStart({ Answers: { ...phone, PolicyStart: '2026-11-15' } }, today)).toBe(today);
  });

  test('takes an invoice that has grown older at a renewal, where insurers decide', () => {
    const old = { ...phone, InvoiceDate: '2024-10-01' };
    const problemsIn = (Answers: typeof old & { PolicyStart?: string }) => {
      const asked = fieldsOf(formOf(exampleDevice({ Answers })));
      return problemsOf(asked, valuesOf(asked, Answers), today).map(({ path: [name] }) => name);
    };
    expect(problemsIn({ ...old, PolicyStart: '2026-11-20' })).toEqual([]);
    expect(problemsIn(old)).toEqual(['InvoiceDate']);
  });

  test('without a quotation leads back to the first step', async () => {
    expect(await draw(undefined)).not.toContain('<form');
  });
});

describe('answers about a phone', () => {
  const model = { ...phone, BrandId: '2', ModelId: '203' };

  test('are sent without a start, and the call takes them', () => {
    const sent = updateOf({ quotation: exampleDevice(), model });
    expect(sent).toEqual({ HeaderGuid: exampleDevice().HeaderGuid, ...model });
    expect(calls.deviceUpdateInfo.request.safeParse(sent).data).toMatchObject(phone);
  });

  test('come back from the server, and over them from this tab, also in another quotation of the same customer', () => {
    const quotation = exampleDevice({ Answers: phone });
    const given = (headerGuid: string) =>
      givenAnswers(fields, { headerGuid, seen: undefined, start: startAnswers(fields, quotation) });
    expect(given('one')).toMatchObject({
      BrandId: '2',
      ModelId: '203',
      InvoiceDate: '01/10/2026',
      InvoicePrice: 42_000,
    });
    keepValues(answersName('one'), fields, { ...given('one'), InvoicePrice: 43_000 });
    expect(given('one')).toMatchObject({ InvoicePrice: 43_000 });
    carryAnswers(fields, 'one', 'other');
    expect(given('other')).toMatchObject({ InvoicePrice: 43_000 });
    carryAnswers(fields, 'never-kept', 'third');
    expect(given('third')).toMatchObject({ InvoicePrice: 42_000 });
  });

  test('are summed up by the name of the phone', () => {
    const none = { typed: () => '', model: undefined, quotation: undefined, answers: undefined };
    expect(deviceFlow.insuredRows(none)).toEqual([]);
    expect(deviceFlow.insuredRows({ ...none, answers: { DeviceName: 'Samsung Galaxy S24' } })).toEqual([
      { name: 'Telefon', value: 'Samsung Galaxy S24' },
    ]);
    const Insured = { Kind: 'device', Title: 'Apple iPhone 15', Detail: 'IMEI …7518' } as const;
    expect(
      deviceFlow.insuredRows({ ...none, quotation: exampleDevice({ Insured }), answers: { DeviceName: '' } }),
    ).toEqual([{ name: 'Telefon', value: 'Apple iPhone 15' }]);
  });
});
