import { describe, expect, test } from 'vitest';
import { fixtureReply } from '../default/fixture-reply.ts';
import { quote } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

describe('Patika', () => {
  test('reads Turkish snake case and keeps warnings beside the offer', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer.kind === 'offers' && answer.offers[0]).toMatchObject({
      gross: 15_750,
      coverages: [{ key: 'ferdiKazaVefat', value: { kind: 'amount', amount: 10_000_000 } }],
      warnings: ['Çip numarası eksik'],
    });
  });

  test('writes Turkish snake case', () => {
    const { path, body } = out.cancel({ policyNumber: '7', reference: 'r', reason: 'cayma' });
    expect(path).toBe('/v1/policeler/7/iptal');
    expect(JSON.parse(String(body))).toEqual({ referans: 'r', neden: 'cayma' });
  });
});
