import { expect, test } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { openQuotation as openDevice } from '../device/open-quotation.ts';
import { openQuotation as openPet } from '../pet/open-quotation.ts';

const model = { NationalNumber: '11111111110', Phone: '5550000001' };

test.each([
  ['pet', 'petsaglik', openPet, calls.petQueryInfo],
  ['device', 'telefon', openDevice, calls.deviceQueryInfo],
] as const)('a quotation of a %s is opened by who owns it', async (kind, line, open, call) => {
  const asked: unknown[] = [];
  const answering = (reply: unknown): HttpLayer => ({
    call: (...given: unknown[]) => {
      asked.push(given);
      return Promise.resolve(reply as never);
    },
  });
  const question = { quoted: { line, variant: undefined }, model, identifiers: {}, headerGuid: undefined };
  const opened = await open(answering(envelope('ok', call.example.data)), question);
  expect(opened).toMatchObject({ kind: 'opened', quotation: { kind, QueryType: line, Answers: null } });
  expect(asked).toEqual([[`${kind}QueryInfo`, { QueryType: line, ...model }]]);
  expect(await open(answering(envelope('birthdateRequired', null)), question)).toMatchObject({ kind: 'birthdate' });
  expect(await open(answering(envelope('step', null)), question)).toEqual({ kind: 'unproven' });
  expect(await open(answering(undefined), question)).toMatchObject({ kind: 'failed' });
});
