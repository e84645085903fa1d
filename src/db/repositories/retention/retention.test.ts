import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { keptSince, type RetentionKind, retentionKinds, retentions } from '#domain/retention.ts';
import { enforceRetention } from '#services/data/enforce-retention.ts';
import { type Records, recordsOf } from '#testing/bought.ts';
import { retainedRecords } from '#testing/retained-records.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { accountRepositories } from '../account-repositories.ts';
import { retentionRepository } from './index.ts';

const now = new Date();
const moment = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000);
/** Policies end with a day. */
const unitOf = (kind: RetentionKind) => (kind === 'purchases' ? 86_400 : 60);

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('what is kept on $server', ({ url }) => {
  let target: TestDatabase;
  let records: Records;
  beforeAll(async () => {
    target = await createTestDatabase(url);
    records = recordsOf(target.database);
  });
  afterAll(() => target.drop());

  const enforce = (runs: 'often' | 'daily', at = now) =>
    enforceRetention({ retention: retentionRepository(target.database), clock: { now: () => at } }, runs);
  const count = async (text: string, ...values: readonly unknown[]) =>
    Number((await target.database.$client.query(`select count(*) from ${text}`, [...values])).rows[0].count);

  test.each(retentionKinds)('of %s what is just older goes, what is just younger stays', async (kind) => {
    const arrange = retainedRecords(target.database)[kind];
    const edge = keptSince(kind, now);
    const older = await arrange(moment(edge, -unitOf(kind)));
    const younger = await arrange(moment(edge, unitOf(kind)));
    expect([await older(), await younger()]).toEqual([true, true]);
    await enforce(retentions[kind].runs);
    expect([await older(), await younger()]).toEqual([false, true]);
  });

  test.each(['insurerMessages', 'messageClaims'] as const)(
    'of %s nothing goes before its end by the database, however far ahead who sweeps is',
    async (kind) => {
      const isThere = await retainedRecords(target.database)[kind](moment(keptSince(kind, now), 60));
      await enforce('often', moment(now, 120));
      expect(await isThere()).toBe(true);
    },
  );

  test('a quotation that was ordered stays as long as its order, and goes once that is gone', async () => {
    const order = await records.bought(keptSince('askedQuotations', moment(now, -86_400)), { end: '2100-01-01' });
    await enforce('daily');
    expect(await count('quotations where id = $1', order.quotationId)).toBe(1);
    expect(await count('offers where quotation_id = $1', order.quotationId)).toBe(1);
    const ended = new Date('2110-01-03T00:00:00Z');
    await enforce('daily', ended);
    expect(await count('orders where id = $1', order.id)).toBe(0);
    await enforce('daily', ended);
    expect(await count('quotations where id = $1', order.quotationId)).toBe(0);
  });

  test('a purchase whose money is not back stays, however old', async () => {
    const order = await records.bought(new Date('2000-01-01T00:00:00Z'), { end: '2001-01-01' });
    await target.database.$client.query(
      "insert into refunds (order_id, reason, promised, state, requested_at) values ($1, 'takenForNothing', 5, 'needsAttention', $2)",
      [order.id, now],
    );
    await enforce('daily');
    expect(await count('policies where order_id = $1', order.id)).toBe(1);
  });

  test('what was sent of a purchase stays as long as the purchase', async () => {
    const { ledger } = accountRepositories(target.database);
    const { reference, email: recipient } = await records.bought(keptSince('messages', moment(now, -86_400)), {
      end: '2100-01-01',
    });
    const sentAt = keptSince('messages', moment(now, -86_400));
    const mail = { channel: 'email', purpose: 'policies', recipient, reason: reference } as const;
    await ledger.add({ ...mail, sentAt, providerId: undefined, state: 'sent' });
    await enforce('daily');
    expect(await ledger.last(mail)).toMatchObject({ state: 'sent' });
  });

  test('a permission for advertising that nobody took back stays; its forerunners go three years after it', async () => {
    const { consents } = accountRepositories(target.database);
    const who = {
      accountId: undefined,
      phone: '5329990001',
      nationalNumber: '10000000146',
      visitor: 'v',
      address: 'a',
    };
    const fact = { ...who, purpose: 'marketing', channel: 'sms', textVersion: '1', act: 'account' } as const;
    const [first, second] = [moment(keptSince('marketingPermissions', now), -200), keptSince('messages', now)];
    await consents.add([{ ...fact, granted: false, givenAt: first }], undefined);
    await consents.add([{ ...fact, granted: true, givenAt: second }], undefined);
    await enforce('daily');
    expect(await consents.of(who)).toHaveLength(2);
    await enforce('daily', moment(now, 60));
    expect(await consents.of(who)).toMatchObject([{ granted: true }]);
    await enforce('daily', moment(now, 86_400 * 4_000));
    expect(await consents.of(who)).toMatchObject([{ granted: true }]);
  });

  test('more than one portion goes in one run', async () => {
    await target.database.$client.query(
      `insert into messages (channel, purpose, recipient, recipient_index, reason, sent_at, state)
       select 'sms', 'many', 's1.', 'i', 'code', $1, 'sent' from generate_series(1, 1201)`,
      [keptSince('messages', moment(now, -1))],
    );
    await enforce('daily');
    expect(await count("messages where purpose = 'many'")).toBe(0);
  });
});
