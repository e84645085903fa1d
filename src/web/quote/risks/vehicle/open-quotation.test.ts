import { expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { exampleQuotation } from '#testing/example-quotation.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { askOffers } from './ask-offers.ts';
import { openQuotation } from './open-quotation.ts';
import { vehicleFlow } from './vehicle-flow.ts';

const answering = (reply: unknown) => {
  const call = vi.fn(async () => reply);
  return { call, http: { call } as unknown as HttpLayer };
};
const quoted = { line: 'trafik', variant: 'secondHand' } as const;
const model = { NationalNumber: '11111111110', Phone: '5550000001', LicensePlateNumber: '34ABC123' };
const question = { quoted, model, identifiers: { LicencePermitNo: 'AB123456' }, headerGuid: undefined };
const opened = calls.vehicleQueryInfo.example.data;

test('[N-07] the registers are asked by person, plate and document', async () => {
  const { call, http } = answering(envelope('ok', opened));
  expect(await openQuotation(http, question)).toEqual({
    kind: 'opened',
    quotation: {
      kind: 'vehicle',
      ...opened,
      QueryType: 'trafik',
      SecondHand: true,
      Insured: null,
      Phone: '5550000001',
      Answers: null,
      PriceCeiling: null,
    },
  });
  const sent = { QueryType: 'trafik', SecondHand: true, ...model, LicencePermitNo: 'AB123456' };
  expect(call).toHaveBeenCalledExactlyOnceWith('vehicleQueryInfo', sent);
  expect(calls.vehicleQueryInfo.request.safeParse(sent).success).toBe(true);
});

test('an open quotation is looked for again, with the birth date where it was asked', async () => {
  const { call, http } = answering(undefined);
  const headerGuid = exampleQuotation().HeaderGuid;
  await openQuotation(http, { ...question, model: { ...model, Birthdate: '1990-06-15' }, headerGuid });
  expect(call).toHaveBeenCalledWith(
    'vehicleQueryInfo',
    expect.objectContaining({ HeaderGuid: headerGuid, Birthdate: '1990-06-15' }),
  );
});

test('every other end is told: no reply, a birth date, a phone to prove again', async () => {
  const ends = async (reply: unknown) => openQuotation(answering(reply).http, question);
  expect(await ends(undefined)).toEqual({ kind: 'failed', toast: { kind: 'error' } });
  expect(await ends(envelope('birthdateRequired', null))).toMatchObject({ kind: 'birthdate' });
  expect(await ends(envelope('step', null))).toEqual({ kind: 'unproven' });
  expect(await ends(envelope('queue', null))).toMatchObject({ kind: 'failed', toast: { title: 'Hata' } });
});

test('offers are asked for once everything is told; a quotation that is gone is known', async () => {
  const filled = { quotation: exampleQuotation(), model: { PolicyStart: '2026-11-20' } };
  const ends = async (reply: unknown) => (await askOffers(answering(reply).http, filled)).kind;
  expect(await ends(envelope('ok', calls.vehicleUpdateInfo.example.data))).toBe('asked');
  expect(await ends(envelope('notFound', null))).toBe('gone');
  expect(await ends(undefined)).toBe('failed');
  expect(await askOffers(answering(envelope('validation', null, ['Lütfen doldurun'])).http, filled)).toMatchObject({
    kind: 'failed',
    toast: { kind: 'error', title: 'Hata', text: 'Lütfen doldurun' },
    reply: { StatusCode: 1000 },
  });
});

test('a quotation of somebody else is missing, one that cannot be read now is not', async () => {
  const ends = async (reply: unknown) => (await vehicleFlow.read(answering(reply).http, 'x')).kind;
  expect(await ends(envelope('ok', exampleQuotation()))).toBe('read');
  expect(await ends(envelope('notFound', null))).toBe('missing');
  expect(await ends(undefined)).toBe('failed');
  expect(await ends(envelope('fault', null))).toBe('failed');
});
