import { describe, expect, test } from 'vitest';
import { fixtureReply } from '../default/fixture-reply.ts';
import { quote } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

describe('Gelincik', () => {
  test('writes snake case and money as text', () => {
    const order = {
      reference: 'r',
      proposalNumber: 'p',
      gross: 1_000_050,
      installmentCount: 3,
      paymentReference: 'pay',
    };
    expect(JSON.parse(String(out.issue(order).body))).toEqual({
      reference: 'r',
      proposal_number: 'p',
      gross_premium: '10000.50',
      installment_count: 3,
      payment_reference: 'pay',
    });
  });

  test('reads snake case, money as text and times with an offset', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer.kind === 'offers' && answer.offers[0]).toMatchObject({
      net: 952_381,
      gross: 1_000_000,
      validUntil: new Date('2026-11-16T09:00:00Z'),
      warnings: ['Sağlık beyanı incelemede'],
    });
  });

  test('a decimal comma is not taken for a point', () => {
    const [offer] = quote.proposals;
    const odd = { status: 'OK', proposals: [{ ...offer, gross_premium: '10000,00' }] };
    expect(() => read.quote(fixtureReply(odd))).toThrow();
  });
});
