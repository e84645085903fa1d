import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { MessageLedger, MessageName } from '#ports/message-ledger.ts';
import type { DeliveryAnswer } from '#ports/messaging.ts';
import { idleTransactions } from '#testing/idle-transactions.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { closeDatabase, type Database, openDatabase } from '../database.ts';
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

  test('what somebody must hear of is sent again after a refusal, and once when it has left', async () => {
    const [message, { send, count }] = [newMessage(), sender('refused', 'sent')];
    const told: unknown[] = [];
    for (const _try of [1, 2, 3]) told.push(await ledger.once(message, now, send, { mustArrive: true }));
    expect(told).toEqual(['refused', 'sent', 'sent'].map((state) => ({ kind: 'settled', state })));
    expect(count()).toBe(2);
  });

  test('of many who try at the same time, one sends', async () => {
    const [message, { send, count }] = [newMessage(), sender('sent')];
    const answers = await Promise.all(Array.from({ length: 8 }, () => ledger.once(message, now, send)));
    expect(count()).toBe(1);
    expect(answers.filter(({ kind }) => kind === 'settled').length).toBeGreaterThan(0);
  });

  describe('by two processes, each with one connection', () => {
    let processes: readonly Database[];
    let [one, other] = [ledger, ledger];
    beforeAll(() => {
      const connection = { url: target.url, poolSize: 1, timeoutMs: 2_000, onConnectionLost: () => undefined };
      processes = [openDatabase(connection), openDatabase(connection)];
      [one, other] = processes.map(messageLedger) as [MessageLedger, MessageLedger];
    });
    afterAll(() => Promise.all(processes.map(closeDatabase)));

    const claims = async () =>
      (await target.database.$client.query<{ name: string }>('select name from message_claims')).rows;
    /** A sender that has begun, and goes on when it is told to. */
    function heldSender() {
      const ids: string[] = [];
      const begun = Promise.withResolvers<void>();
      const answer = Promise.withResolvers<DeliveryAnswer>();
      const send = (id: string) => {
        ids.push(id);
        begun.resolve();
        return answer.promise;
      };
      return { ids, send, begun: begun.promise, answer: () => answer.resolve({ kind: 'sent', id: 'late' }) };
    }

    test('it is sent once, and no connection is held meanwhile', async () => {
      const [message, held, { send, count }] = [newMessage(), heldSender(), sender('sent')];
      const sending = one.once(message, now, held.send);
      await held.begun;
      expect(await other.once(message, now, send)).toEqual({ kind: 'busy' });
      // The pool has this one connection alone: whoever held it would keep it from answering.
      expect(await one.last(message)).toBeUndefined();
      expect(await idleTransactions(target.database)).toBe(0);
      held.answer();
      expect(await sending).toEqual({ kind: 'settled', state: 'sent' });
      expect(await other.once(message, now, send)).toEqual({ kind: 'settled', state: 'sent' });
      expect([held.ids.length, count(), await claims()]).toEqual([1, 0, []]);
    });

    test('who dies with it in hand leaves it to the next after a while, under the same id', async () => {
      const [message, dead, next] = [newMessage(), heldSender(), heldSender()];
      const never = one.once(message, now, dead.send);
      await dead.begun;
      expect(await other.once(message, now, next.send)).toEqual({ kind: 'busy' });
      const { rows } = await target.database.$client.query(
        `update message_claims set until = until - interval '20 seconds' returning until <= now() as over`,
      );
      expect(rows).toEqual([{ over: true }]);
      const taken = other.once(message, now, next.send);
      await next.begun;
      expect(next.ids).toEqual(dead.ids);
      // Should it live after all, what it leaves is not what the next has in hand.
      dead.answer();
      await never;
      expect(await claims()).toEqual([{ name: next.ids[0] }]);
      next.answer();
      expect(await taken).toEqual({ kind: 'settled', state: 'sent' });
      expect(await claims()).toEqual([]);
    });

    test('who lives keeps it, however long the sending takes', async () => {
      const [message, held] = [newMessage(), heldSender()];
      const sending = one.once(message, now, held.send);
      await held.begun;
      const left = async () => {
        const text = `select extract(epoch from until - now())::float as left from message_claims`;
        return (await target.database.$client.query<{ left: number }>(text)).rows[0]?.left ?? 0;
      };
      await expect.poll(left, { timeout: 10_000 }).toBeLessThan(17);
      await expect.poll(left, { timeout: 10_000 }).toBeGreaterThan(19);
      held.answer();
      expect(await sending).toEqual({ kind: 'settled', state: 'sent' });
      expect(await claims()).toEqual([]);
    });

    test('a fault while sending leaves it free', async () => {
      const [message, { send }] = [newMessage(), sender('sent')];
      await expect(one.once(message, now, () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
      expect(await other.once(message, now, send)).toEqual({ kind: 'settled', state: 'sent' });
    });
  });
});
