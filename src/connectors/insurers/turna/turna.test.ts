import { describe, expect, test, vi } from 'vitest';
import type { WebhookMessage } from '#ports/webhook-inbox.ts';
import { memoryInbox } from '#testing/memory-inbox.ts';
import { sampleQuote } from '#testing/sample-quote.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { scriptedTransport } from '../default/scripted-transport.ts';
import type { WireReply } from '../default/transport.ts';
import { quoteByWebhook } from './client.ts';
import { accepted, answer, closed, signed, waiting } from './fixtures.ts';

const secret = 'gizli';
const request = sampleQuote({ line: 'trafik', reference: 'q-1', start: '2026-11-15' });
const offers = { kind: 'offers', offers: [{ proposalNumber: '906-1', gross: 1_120_000 }] };

async function ask(replies: readonly WireReply[], { graceMs = 3000, limit = 2000 } = {}) {
  const inbox = memoryInbox('https://site.example/hooks');
  const { transport, asked } = scriptedTransport(replies);
  const signal = AbortSignal.timeout(limit);
  const answering = quoteByWebhook({ transport, inbox, secret, lifeMs: limit, graceMs }, { request, signal });
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  const address: string = JSON.parse(String(asked[0]?.body)).geriCagriAdresi;
  const [ticket = '', code = ''] = address.split('/').reverse();
  const deliver = (message: WebhookMessage) => void inbox.deliver({ code, ticket }, message);
  return { asked, address, deliver, answering };
}

describe('Turna', () => {
  test('tells where to answer and takes the signed message', async () => {
    const { deliver, address, asked, answering } = await ask([fixtureReply(accepted, 202)]);
    deliver(signed(answer, secret));
    expect(await answering).toMatchObject(offers);
    expect(address).toMatch(/^https:\/\/site\.example\/hooks\/906\/[0-9a-f-]{36}$/);
    expect((await ask([])).address).not.toBe(address);
    expect(asked).toHaveLength(1);
  });

  test('passes over messages that are forged, unsigned or meant for another question', async () => {
    const { deliver, answering } = await ask([fixtureReply(accepted, 202)]);
    deliver(signed(answer, 'başka'));
    deliver({ headers: {}, body: JSON.stringify(answer) });
    deliver({ headers: { 'x-imza': 'merhaba' }, body: 'merhaba' });
    deliver(signed({ ...answer, referans: 'q-2' }, secret));
    deliver(signed(answer, secret));
    expect(await answering).toMatchObject(offers);
  });

  test('asks for a message that was lost', async () => {
    const { asked, answering } = await ask([fixtureReply(accepted, 202), fixtureReply(answer)], { graceMs: 50 });
    expect(await answering).toMatchObject(offers);
    expect(asked[1]).toEqual({ method: 'GET', path: '/teklif-talepleri/q-1' });
  });

  test('without an inbox it asks at once', async () => {
    const { transport, asked } = scriptedTransport([fixtureReply(accepted, 202), fixtureReply(answer)]);
    const parts = { transport, inbox: undefined, secret: undefined, lifeMs: 2000 };
    expect(await quoteByWebhook(parts, { request, signal: AbortSignal.timeout(2000) })).toMatchObject(offers);
    expect(JSON.parse(String(asked[0]?.body))).not.toHaveProperty('geriCagriAdresi');
  });

  test('is closed when it says so, however it says so', async () => {
    const failure = { kind: 'failed', reason: 'closed' };
    expect(await (await ask([fixtureReply(closed, 503)])).answering).toEqual(failure);
    const { deliver, answering } = await ask([fixtureReply(accepted, 202)]);
    deliver(signed({ referans: 'q-1', sonuc: closed }, secret));
    expect(await answering).toEqual(failure);
  });

  test('a signed message that makes no sense is unreadable', async () => {
    const { deliver, answering } = await ask([fixtureReply(accepted, 202)]);
    deliver(signed({ referans: 'q-1', sonuc: { durum: 'OK', teklifler: 'üç' } }, secret));
    expect(await answering).toEqual({ kind: 'failed', reason: 'unreadable' });
  });

  test('is too slow when neither comes', async () => {
    const replies = [fixtureReply(accepted, 202), fixtureReply(waiting, 202)];
    expect(await (await ask(replies, { graceMs: 20, limit: 200 })).answering).toEqual({
      kind: 'failed',
      reason: 'tooSlow',
    });
  });
});
