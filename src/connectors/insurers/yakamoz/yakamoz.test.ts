import { describe, expect, test } from 'vitest';
import { sampleQuote } from '#testing/sample-quote.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { pollQuote } from '../default/poll.ts';
import { scriptedTransport } from '../default/scripted-transport.ts';
import type { WireReply } from '../default/transport.ts';
import { accepted, invalid, lost, ready, readyDeclined, waiting } from './fixtures.ts';
import { read } from './map-in.ts';
import { askJob, out } from './map-out.ts';

const request = sampleQuote({ line: 'kasko', reference: 'q-1', start: '2026-11-15' });

function ask(replies: readonly WireReply[], signal = AbortSignal.timeout(5000)) {
  const { transport, asked } = scriptedTransport(replies);
  const answer = pollQuote({ transport, read, submit: out.quote, ask: askJob }, { request, signal });
  return { answer, asked };
}

describe('Yakamoz', () => {
  test('a job is handed in once and fetched until it is ready', async () => {
    const { answer, asked } = ask([
      fixtureReply(accepted, 202),
      fixtureReply(waiting),
      fixtureReply(waiting),
      fixtureReply(ready),
    ]);
    expect(await answer).toMatchObject({ kind: 'offers', offers: [{ proposalNumber: '905-1', gross: 2_100_000 }] });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /isler',
      'GET /isler/q-1',
      'GET /isler/q-1',
      'GET /isler/q-1',
    ]);
  });

  test('a refusal comes the same way', async () => {
    const { answer } = ask([fixtureReply(accepted, 202), fixtureReply(readyDeclined)]);
    expect(await answer).toEqual({ kind: 'declined', reason: 'Kullanım tarzı çalışılmıyor' });
  });

  test('a question it does not take ends at once', async () => {
    const { answer, asked } = ask([fixtureReply(invalid, 422)]);
    expect(await answer).toEqual({ kind: 'declined', reason: 'Eksik veya hatalı alan: plate' });
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['a lost job', [fixtureReply(accepted, 202), fixtureReply(lost, 404)], 'unreadable'],
    ['no job number', [fixtureReply({ durum: 'ACCEPTED' }, 202)], 'unreadable'],
    ['a fault while fetching', [fixtureReply(accepted, 202), fixtureReply('x', 502)], 'faulty'],
  ])('%s is a failure', async (_, replies, reason) => {
    expect(await ask(replies).answer).toEqual({ kind: 'failed', reason });
  });

  test('a job that is never ready is too slow', async () => {
    const replies = [fixtureReply(accepted, 202), ...Array.from({ length: 50 }, () => fixtureReply(waiting))];
    expect(await ask(replies, AbortSignal.timeout(300)).answer).toEqual({ kind: 'failed', reason: 'tooSlow' });
  });
});
