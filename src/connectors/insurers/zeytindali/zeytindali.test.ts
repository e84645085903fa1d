import { describe, expect, test } from 'vitest';
import { sampleQuote } from '#testing/sample-quote.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { pollQuote } from '../default/poll.ts';
import { scriptedTransport } from '../default/scripted-transport.ts';
import { accepted, ready } from './fixtures.ts';
import { read } from './map-in.ts';
import { askJob, out } from './map-out.ts';

describe('Zeytindalı', () => {
  test('a job is told and fetched in snake case', async () => {
    const { transport, asked } = scriptedTransport([fixtureReply(accepted, 202), fixtureReply(ready)]);
    const request = sampleQuote({ line: 'kasko', reference: 'q-9', start: '2026-11-15' });
    const signal = AbortSignal.timeout(5000);
    const answer = await pollQuote({ transport, read, submit: out.quote, ask: askJob }, { request, signal });
    expect(answer).toEqual({ kind: 'declined', reason: 'Sağlık beyanı incelemede' });
    expect(JSON.parse(String(asked[0]?.body))).toMatchObject({
      start_date: '2026-11-15',
      customer: { identity_number: '11111111110' },
    });
    expect(asked[1]?.path).toBe('/isler/q-9');
  });
});
