import { describe, expect, test } from 'vitest';
import { fixtureReply } from '../default/fixture-reply.ts';
import { missing, quote, unwrapped } from './fixtures.ts';
import { read } from './map-in.ts';

describe('Ayazma', () => {
  test('reads what is inside the wrapping, with a total that rises by instalments', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer.kind === 'offers' && answer.offers[0]?.installments).toEqual([
      { count: 1, gross: 38_640 },
      { count: 6, gross: 39_683 },
    ]);
    expect(read.coverage(fixtureReply(missing, 404))).toEqual({ kind: 'declined', reason: 'Teklif bulunamadı' });
  });

  test('a reply without its wrapping is unreadable', () => {
    expect(() => read.quote(fixtureReply(unwrapped))).toThrow();
  });
});
