import { describe, expect, test } from 'vitest';
import { MemoryWebhookInbox } from './memory-webhook-inbox.ts';

const soon = () => AbortSignal.timeout(1000);

describe('webhook inbox in memory', () => {
  test('gives what came before anybody waited, in order, and then what comes', async () => {
    const inbox = new MemoryWebhookInbox('https://site.example/hooks/');
    inbox.deliver('906/a', 1);
    inbox.deliver('906/a', 2);
    expect(await inbox.waitFor('906/a', soon())).toBe(1);
    expect(await inbox.waitFor('906/a', soon())).toBe(2);
    const waiting = inbox.waitFor('906/a', soon());
    inbox.deliver('906/b', 'another');
    inbox.deliver('906/a', 3);
    expect(await waiting).toBe(3);
    expect(inbox.callbackUrl('906')).toBe('https://site.example/hooks/906');
  });

  test('who stops waiting takes nothing away', async () => {
    const inbox = new MemoryWebhookInbox('https://site.example');
    const stop = new AbortController();
    const waiting = inbox.waitFor('a', stop.signal);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(inbox.waitFor('a', stop.signal)).rejects.toThrow('enough');
    inbox.deliver('a', 'kept');
    expect(await inbox.waitFor('a', soon())).toBe('kept');
  });

  test('a flood pushes out its own oldest', async () => {
    const inbox = new MemoryWebhookInbox('https://site.example');
    for (let index = 0; index < 1001; index += 1) inbox.deliver(`k${index}`, index);
    for (let index = 0; index < 20; index += 1) inbox.deliver('k1000', `more ${index}`);
    expect(await inbox.waitFor('k1', soon())).toBe(1);
    expect(await inbox.waitFor('k1000', soon())).toBe('more 12');
    await expect(inbox.waitFor('k0', AbortSignal.timeout(10))).rejects.toThrow();
  });
});
