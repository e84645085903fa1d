import { describe, expect, test } from 'vitest';
import { fixtureReply } from '../default/fixture-reply.ts';
import { fault, policy, quote } from './fixtures.ts';
import { read } from './map-in.ts';
import { mapOut } from './map-out.ts';

describe('Sarnıç', () => {
  test('writes the operation into the body and the name into the header', () => {
    const { headers, body } = mapOut({ user: 'acente', secret: 'gizli&' }).status('r-1');
    expect(headers?.soapaction).toBe('"DurumSorgula"');
    expect(body).toContain('<Username>acente</Username><Password>gizli&amp;</Password>');
    expect(body).toContain('<soap:Body><DurumSorgula><referans>r-1</referans></DurumSorgula></soap:Body>');
  });

  test('reads an offer without coverages and without warnings', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer.kind === 'offers' && answer.offers[0]).toMatchObject({
      net: 150_000,
      gross: 150_000,
      coverages: undefined,
      warnings: [],
    });
  });

  test('reads the state of a policy', () => {
    expect(read.status(fixtureReply(policy))).toMatchObject({ kind: 'cancelled', policy: { policyNumber: '77' } });
  });

  test.each([
    ['SRN-201', { kind: 'declined', reason: 'mesaj' }],
    ['SRN-204', { kind: 'declined', reason: 'mesaj' }],
    ['SRN-801', { kind: 'failed', reason: 'closed' }],
    ['SRN-901', { kind: 'failed', reason: 'faulty' }],
    ['SRN-101', { kind: 'failed', reason: 'faulty' }],
    ['BİLİNMEYEN', { kind: 'failed', reason: 'faulty' }],
  ])('fault %s with status 500 becomes an answer', (code, answer) => {
    const reply = fixtureReply(fault(code, 'mesaj'), 500);
    expect(read.failure(reply)).toBeUndefined();
    expect(read.quote(reply)).toEqual(answer);
  });

  test('a new price comes as a fault too', () => {
    const reply = fixtureReply(fault('SRN-301', 'Prim değişti', '<brutPrim>1605.00</brutPrim>'), 500);
    expect(read.issue(reply)).toEqual({ kind: 'repriced', gross: 160_500, reason: 'Prim değişti' });
  });

  test('that it looks first comes as a fault too', () => {
    const reply = fixtureReply(fault('SRN-205', 'Dosya incelemede', '<incelemeNo>907-INC-1</incelemeNo>'), 500);
    const review = { kind: 'review', reference: '907-INC-1', note: 'Dosya incelemede', wantedDocuments: [] };
    expect(read.quote(reply)).toEqual(review);
    expect(read.review?.(reply)).toEqual(review);
  });

  test('a 500 that is no envelope is a fault, a 200 that is none is unreadable', () => {
    expect(read.failure(fixtureReply('internal error', 500))).toEqual({ kind: 'failed', reason: 'faulty' });
    expect(read.failure(fixtureReply('merhaba', 200))).toBeUndefined();
    expect(() => read.quote(fixtureReply('merhaba', 200))).toThrow();
  });
});
