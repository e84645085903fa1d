import { expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { exampleHealth } from '#testing/example-quotation.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { askOffers, updateOf } from './ask-offers.ts';
import { healthFlow } from './health-flow.ts';
import { openQuotation } from './open-quotation.ts';

const answering = (...replies: readonly unknown[]) => {
  const left = [...replies];
  const call = vi.fn(async () => left.shift());
  return { call, http: { call } as unknown as HttpLayer };
};
const opened = calls.healthQueryInfo.example.data;
const model = { NationalNumber: '11111111110', Phone: '5550000001' };
const question = {
  quoted: { line: 'tamamlayici', variant: undefined } as const,
  model,
  identifiers: {},
  headerGuid: undefined,
};
const foreigner = {
  PassportType: '2',
  PassportNumber: 'U1234567',
  Name: 'Anna',
  Surname: 'Example',
  Birthdate: '1990-06-15',
  Gender: 'K',
  Nationality: 'DE',
  CityCode: '34',
  TermYears: '2',
  PolicyStart: '2026-12-01',
  Phone: '5550000001',
};

test('the register is asked by what the first step tells, and the call takes it', async () => {
  const { call, http } = answering(envelope('ok', opened));
  expect(await openQuotation(http, question)).toMatchObject({
    kind: 'opened',
    quotation: { kind: 'health', QueryType: 'tamamlayici', Answers: null, ...opened },
  });
  expect(call).toHaveBeenCalledExactlyOnceWith('healthQueryInfo', { QueryType: 'tamamlayici', ...model });
});

test('a foreigner is told of with the passport, and an opened quotation is taken up again', async () => {
  const { call, http } = answering(envelope('ok', opened));
  const { HeaderGuid } = exampleHealth();
  const quoted = { line: 'yabanci', variant: undefined } as const;
  await openQuotation(http, { ...question, quoted, model: foreigner, headerGuid: HeaderGuid });
  const { TermYears: _years, PolicyStart: _start, ...person } = foreigner;
  const sent = { QueryType: 'yabanci', ...person, HeaderGuid };
  expect(call).toHaveBeenCalledExactlyOnceWith('healthQueryInfo', sent);
  expect(calls.healthQueryInfo.request.safeParse(sent).success).toBe(true);
});

test('of a foreigner the first step asks the insurers, and nothing that names the person goes along', () => {
  const sent = updateOf({ quotation: exampleHealth({ QueryType: 'yabanci' }), model: foreigner });
  expect(sent).toEqual({ HeaderGuid: exampleHealth().HeaderGuid, TermYears: '2', PolicyStart: '2026-12-01' });
  expect(calls.healthUpdateInfo.request.safeParse(sent).success).toBe(true);
});

test('[V-06] who has nothing to declare declares just that, and the question of the screen is not sent', () => {
  const row = { individual: 1, Relation: '1', Height: 168, Weight: 64, DeclaresAnything: '1', AsksBirthdate: 'true' };
  const sent = updateOf({ quotation: exampleHealth(), model: { fam: [row], PolicyStart: '2026-12-01' } });
  expect(sent.fam).toEqual([
    {
      ...{ individual: 1, Relation: '1', Height: 168, Weight: 64 },
      ...{ Conditions: [], Medication: false, PlannedTreatment: false, Pregnant: false },
    },
  ]);
  expect(calls.healthUpdateInfo.request.safeParse(sent).success).toBe(true);
  expect(() => updateOf({ quotation: exampleHealth(), model: { Colour: 'x' } })).toThrow('Colour');
});

test('[V-06] where the register wants birth dates, their rows are told', async () => {
  const filled = { quotation: exampleHealth(), model: { PolicyStart: '2026-12-01' } };
  const asking = await askOffers(answering(envelope('birthdateRequired', { Rows: '1,3' })).http, filled);
  expect(asking).toEqual({
    kind: 'birthdates',
    rows: [1, 3],
    toast: { kind: 'warning', text: 'Lütfen Doğum Tarihini Giriniz.' },
  });
});

test('once insurers are asked the quotation is read again; any other end is told', async () => {
  const filled = { quotation: exampleHealth(), model: { PolicyStart: '2026-12-01' } };
  const asked = envelope('ok', calls.healthUpdateInfo.example.data);
  const { kind: _, ...stored } = exampleHealth();
  expect(await askOffers(answering(asked, envelope('ok', stored)).http, filled)).toEqual({
    kind: 'asked',
    quotation: exampleHealth(),
  });
  expect((await askOffers(answering(envelope('notFound', null)).http, filled)).kind).toBe('gone');
  expect((await askOffers(answering(undefined).http, filled)).kind).toBe('failed');
});

test('the summary counts who stands in the questions, else who was asked for', () => {
  const typed = () => '';
  const none = { typed, model: undefined, quotation: undefined, answers: undefined };
  expect(healthFlow.insuredRows(none)).toEqual([]);
  const fam = [
    { individual: 1, Relation: '1' },
    { individual: 1, Relation: '3' },
  ];
  expect(healthFlow.insuredRows({ ...none, answers: { fam } })).toEqual([{ name: 'Sigortalılar', value: '2 kişi' }]);
  const quotation = exampleHealth({ Insured: { Kind: 'health', Title: '4 kişi', Detail: '' } });
  expect(healthFlow.insuredRows({ ...none, quotation })).toEqual([{ name: 'Sigortalılar', value: '4 kişi' }]);
});
