import { describe, expect, test } from 'vitest';
import { fixtureReply } from '../default/fixture-reply.ts';
import { closed, quote } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

describe('Martı', () => {
  test('reads Turkish names with money as text', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer.kind === 'offers' && answer.offers[0]).toMatchObject({
      gross: 1_299_375,
      installments: [{ count: 1, gross: 1_299_375 }],
      coverages: [{ key: 'yesilKartGecerlilik', value: { kind: 'included' } }],
    });
  });

  test('closed is closed, whether by status or by message', () => {
    expect(read.failure(fixtureReply(closed, 503))).toEqual({ kind: 'failed', reason: 'closed' });
    expect(read.quote(fixtureReply(closed))).toEqual({ kind: 'failed', reason: 'closed' });
  });

  test('asks for documents by kind and number', () => {
    expect(out.document({ kind: 'policy', number: '12' }).path).toBe('/v1/belgeler/policy/12');
  });
});
