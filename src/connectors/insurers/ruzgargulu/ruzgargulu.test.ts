import { describe, expect, test } from 'vitest';
import type { Failed } from '#ports/insurer.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { failed } from '../default/failed.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { scriptedTransport } from '../default/scripted-transport.ts';
import type { WireReply } from '../default/transport.ts';
import { quoteByPush } from './client.ts';
import { accepted, pushed } from './fixtures.ts';

const request = sampleQuote({ line: 'kasko', reference: 'q-1', start: '2026-11-15' });

async function ask(replies: readonly WireReply[], message: unknown, trouble?: Failed) {
  const { transport, asked } = scriptedTransport(replies);
  let closed = 0;
  const text = typeof message === 'string' || (message as Failed).kind === 'failed' ? message : JSON.stringify(message);
  const openStream = () => ({
    opened: Promise.resolve(trouble),
    message: Promise.resolve(text as string | Failed),
    close: () => {
      closed += 1;
    },
  });
  const answer = await quoteByPush({ transport, openStream }, { request, signal: AbortSignal.timeout(2000) });
  return { answer, asked, closed };
}

describe('Rüzgârgülü', () => {
  test('listens, asks once, and takes what is pushed', async () => {
    const { answer, asked, closed } = await ask([fixtureReply(accepted, 202)], pushed);
    expect(answer).toMatchObject({
      kind: 'offers',
      offers: [{ gross: 525_000, validUntil: new Date('2026-11-15T09:10:00Z') }],
    });
    expect(asked).toHaveLength(1);
    expect(closed).toBe(1);
  });

  test('does not ask where it cannot listen', async () => {
    const { answer, asked, closed } = await ask([], pushed, failed('faulty'));
    expect(answer).toEqual({ kind: 'failed', reason: 'faulty' });
    expect(asked).toHaveLength(0);
    expect(closed).toBe(1);
  });

  test.each([
    ['another question’s answer', { ...pushed, reference: 'q-2' }, 'unreadable'],
    ['no JSON', 'merhaba', 'unreadable'],
    ['no result', { reference: 'q-1' }, 'unreadable'],
    ['a line that breaks', failed('unreachable'), 'unreachable'],
  ])('%s is a failure', async (_, message, reason) => {
    expect((await ask([fixtureReply(accepted, 202)], message)).answer).toEqual({ kind: 'failed', reason });
  });
});
