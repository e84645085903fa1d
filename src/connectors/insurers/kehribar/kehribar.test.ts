import { describe, expect, test } from 'vitest';
import { fixtureReply } from '../default/fixture-reply.ts';
import { quote } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

describe('Kehribar', () => {
  test('its contribution is our premium', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer.kind === 'offers' && answer.offers[0]).toMatchObject({
      net: 2_000_000,
      gross: 2_100_000,
      coverages: [],
    });
    const order = {
      reference: 'r',
      proposalNumber: 'p',
      gross: 2_100_000,
      installmentCount: 1,
      paymentReference: 'pay',
    };
    expect(JSON.parse(String(out.issue(order).body))).toMatchObject({ toplamKatkiPayi: 21_000, taksitSayisi: 1 });
  });

  test('a premium under the usual name is not its own', () => {
    const [offer] = quote.teklifler;
    const odd = { durum: 'OK', teklifler: [{ ...offer, toplamKatkiPayi: undefined, brutPrim: 21_000 }] };
    expect(() => read.quote(fixtureReply(odd))).toThrow();
  });
});
