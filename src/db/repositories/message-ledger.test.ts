import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { MessageLedger, MessageName } from '#ports/message-ledger.ts';
import type { DeliveryAnswer } from '#ports/messaging.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { messageLedger } from './message-ledger.ts';

const now = new Date('2026-11-15T09:00:00Z');

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('the ledger of messages on $server', ({ url }) => {
  let target: TestDatabase;
  let ledger: MessageLedger;
  let made = 0;
  beforeAll(async () => {
    target = await createTestDatabase(url);
    ledger = messageLedger(target.database);
  });
  afterAll(() => target.drop());

  function newMessage(): MessageName {
    made += 1;
    return { channel: 'email', purpose: 'policies', recipient: 'kisi@example.com', reason: `SIPARIS${made}` };
  }

  function sender(...answers: readonly DeliveryAnswer['kind'][]) {
    let sent = 0;
    return {
      count: () => sent,
      send: async (): Promise<DeliveryAnswer> => {
        const kind = answers[Math.min(sent, answers.length - 1)] ?? 'sent';
        sent += 1;
        if (kind === 'sent') return { kind, id: `m-${sent}` };
        return kind === 'refused' ? { kind, reason: '550' } : { kind };
      },
    };
  }

  test('a message that left is not sent again, and is found by its name', async () => {
    const [message, { send, count }] = [newMessage(), sender('sent')];
    expect(await ledger.last(message)).toBeUndefined();
    expect(await ledger.once(message, now, send)).toEqual({ kind: 'settled', state: 'sent' });
    expect(await ledger.once(message, now, send)).toEqual({ kind: 'settled', state: 'sent' });
    expect(count()).toBe(1);
    expect(await ledger.last(message)).toEqual({ ...message, sentAt: now, providerId: 'm-1', state: 'sent' });
    expect(await ledger.last({ ...message, reason: 'BASKA' })).toBeUndefined();
    expect(await ledger.last({ ...message, recipient: 'baska@example.com' })).toBeUndefined();
  });

  test('a refusal is final, a failed line is not', async () => {
    const [refused, unlucky] = [sender('refused'), sender('unavailable', 'sent')];
    const [first, second] = [newMessage(), newMessage()];
    await ledger.once(first, now, refused.send);
    expect(await ledger.once(first, now, refused.send)).toEqual({ kind: 'settled', state: 'refused' });
    expect(refused.count()).toBe(1);
    expect(await ledger.once(second, now, unlucky.send)).toEqual({ kind: 'settled', state: 'unavailable' });
    expect(await ledger.once(second, now, unlucky.send)).toEqual({ kind: 'settled', state: 'sent' });
  });

  test('of many who try at the same time, one sends', async () => {
    const [message, { send, count }] = [newMessage(), sender('sent')];
    const answers = await Promise.all(Array.from({ length: 8 }, () => ledger.once(message, now, send)));
    expect(count()).toBe(1);
    expect(answers.filter(({ kind }) => kind === 'settled').length).toBeGreaterThan(0);
  });
});
