import { expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { exampleProperty } from '#testing/example-quotation.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { askOffers, updateOf } from './ask-offers.ts';
import { openQuotation } from './open-quotation.ts';
import { propertyFlow } from './property-flow.ts';

const answering = (...replies: readonly unknown[]) => {
  const left = [...replies];
  const call = vi.fn(async () => left.shift());
  return { call, http: { call } as unknown as HttpLayer };
};
const quoted = { line: 'dask', variant: undefined } as const;
const model = { NationalNumber: '11111111110', Phone: '5550000001' };
const question = { quoted, model, identifiers: { RegisteredAddress: true }, headerGuid: undefined };
const opened = calls.propertyQueryInfo.example.data;

test.each([
  [{ RegisteredAddress: true }],
  [{ RegisteredAddress: true, Birthdate: '1990-06-15' }],
  [{ UAVTNumber: '1000000001' }],
  [{ OldPolicyNo: '10000001' }],
])('the registers are asked by %j', async (identifiers) => {
  const { call, http } = answering(envelope('ok', opened));
  const opening = await openQuotation(http, { ...question, identifiers });
  expect(opening).toMatchObject({ kind: 'opened', quotation: { kind: 'property', QueryType: 'dask', ...opened } });
  const sent = { QueryType: 'dask', ...model, ...identifiers };
  expect(call).toHaveBeenCalledExactlyOnceWith('propertyQueryInfo', sent);
  expect(calls.propertyQueryInfo.request.safeParse(sent).success).toBe(true);
});

test('every other end is told: no reply, a birth date, a phone to prove again', async () => {
  const ends = async (reply: unknown) => openQuotation(answering(reply).http, question);
  expect(await ends(undefined)).toEqual({ kind: 'failed', toast: { kind: 'error' } });
  expect(await ends(envelope('birthdateRequired', null))).toMatchObject({ kind: 'birthdate' });
  expect(await ends(envelope('step', null))).toEqual({ kind: 'unproven' });
});

const filled = { quotation: exampleProperty(), model: { PolicyStart: '2026-12-01', InsuredRole: '1' } };

test('what is asked is taken by the call, with all that may stand beside it', () => {
  const sent = updateOf(filled);
  expect(sent).toEqual({
    HeaderGuid: exampleProperty().HeaderGuid,
    PolicyStart: '2026-12-01',
    InsuredRole: '1',
    CrossSellingBranches: ['konut'],
  });
  expect(calls.propertyUpdateInfo.request.safeParse(sent).success).toBe(true);
  expect(() => updateOf({ ...filled, model: { Colour: 'x' } })).toThrow('Colour');
});

test('once insurers are asked the quotation is read again, for its official price', async () => {
  const asked = envelope('ok', calls.propertyUpdateInfo.example.data);
  const { kind: _, ...stored } = exampleProperty();
  const read = answering(asked, envelope('ok', stored));
  expect(await askOffers(read.http, filled)).toEqual({ kind: 'asked', quotation: exampleProperty() });
  expect(read.call).toHaveBeenLastCalledWith('propertyQuotation', { HeaderGuid: stored.HeaderGuid });
  expect(await askOffers(answering(asked, undefined).http, filled)).toEqual({ kind: 'asked', quotation: undefined });
  expect((await askOffers(answering(envelope('notFound', null)).http, filled)).kind).toBe('gone');
  expect((await askOffers(answering(undefined).http, filled)).kind).toBe('failed');
});

test('a quotation of somebody else is missing, one that cannot be read now is not', async () => {
  const ends = async (reply: unknown) => (await propertyFlow.read(answering(reply).http, 'x')).kind;
  expect(await ends(envelope('ok', exampleProperty()))).toBe('read');
  expect(await ends(envelope('notFound', null))).toBe('missing');
  expect(await ends(undefined)).toBe('failed');
});
