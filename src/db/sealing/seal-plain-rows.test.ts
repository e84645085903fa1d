import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dataKeysOf, sandboxDataKeys } from '#config/data-keys.ts';
import { dataSeal } from '#connectors/node-crypto/index.ts';
import type { DataSeal } from '#ports/data-seal.ts';
import { databaseText } from '#testing/database-text.ts';
import { claimantPhone, plainPerson, writePlainAccount, writePlainMessages } from '#testing/plain-rows.ts';
import { sandboxRing } from '#testing/sandbox-ring.ts';
import { createEmptyDatabase, type TestDatabase } from '#testing/test-database.ts';
import { migrate, readMigrations, underStartLock } from '../migrate.ts';
import { accountRepositories } from '../repositories/account-repositories.ts';
import { sealedTables } from './registry.ts';
import { sealDataWith } from './ring.ts';
import { sealPlainRows } from './seal-plain-rows.ts';
import { sealTable } from './walk.ts';

const messageCount = 400;
const before = readMigrations().filter(({ name }) => name < '0024');
const { nationalNumber, email, phone, name, surname, birthdate } = plainPerson;
const mailOf = (one: number) => `kisi${one}@example.com`;

function tableNamed(table: string) {
  const found = sealedTables().find((one) => one.table === table);
  if (!found) throw new Error(`Nothing of ${table} is sealed`);
  return found;
}

/** Stops after some values, as a process that is killed does. */
function stoppingAfter(most: number): DataSeal {
  let left = most;
  return {
    ...sandboxRing,
    seal(text, boundTo) {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return sandboxRing.seal(text, boundTo);
    },
  };
}

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('rows from before they were sealed, on $server', ({ url }) => {
  let target: TestDatabase;
  let accountId: string;
  const start = () =>
    underStartLock(target.database, async (client) => {
      await migrate(client);
      await sealPlainRows(client);
    });
  const plainMessages = async () =>
    (await target.database.$client.query("select from messages where not starts_with(recipient, 's1.')")).rowCount ?? 0;
  const unproven = async () =>
    (await target.database.$client.query("select from pg_constraint where not convalidated and conname like '%sealed'"))
      .rowCount;

  beforeAll(async () => {
    target = await createEmptyDatabase(url);
    await underStartLock(target.database, (client) => migrate(client, before));
    accountId = await writePlainAccount(target.database);
    await writePlainMessages(target.database, messageCount);
  });
  afterAll(() => target.drop());

  test('a start that is stopped keeps what it sealed, and the next one goes on', async () => {
    await underStartLock(target.database, async (client) => {
      await migrate(client);
      const walk = { client, seal: stoppingAfter(messageCount / 2), table: tableNamed('messages'), pagesAtOnce: 1 };
      await expect(sealTable(walk)).rejects.toThrow('killed');
    });
    expect(await plainMessages()).toBeGreaterThan(0);
    expect(await plainMessages()).toBeLessThan(messageCount);
    expect(await unproven()).toBeGreaterThan(0);
    await start();
    expect(await plainMessages()).toBe(0);
    expect(await unproven()).toBe(0);
  });

  test('nothing of the person can be read in the tables', async () => {
    const text = await databaseText(target.database.$client);
    expect(text).toContain(accountId);
    for (const personal of [...Object.values(plainPerson), claimantPhone, mailOf(1), mailOf(messageCount)]) {
      expect(text).not.toContain(personal);
    }
  });

  test('everything is found by what it was found by, and reads as before', async () => {
    const { accounts, claims, notices, consents, codes, ledger } = accountRepositories(target.database);
    for (const username of [
      { kind: 'nationalNumber', value: nationalNumber },
      { kind: 'email', value: email },
      { kind: 'phone', value: phone },
    ] as const) {
      const held = { id: accountId, nationalNumber, email, phone, name, surname, birthdate };
      expect(await accounts.find(username)).toMatchObject(held);
    }
    expect((await claims.of(accountId))?.claimantPhone).toBe(claimantPhone);
    const since = new Date('2026-10-01');
    expect(await notices.due({ since, most: 9 })).toMatchObject([{ phone }, { email }]);
    expect(await consents.of({ phone, nationalNumber })).toHaveLength(1);
    expect(await codes.isProven({ phone, visitor: 'visitor' }, since)).toBe(true);
    expect(await codes.phoneProvenFor({ nationalNumber, visitor: 'visitor' }, since)).toBe(phone);
    const message = { channel: 'email', purpose: 'renewal', recipient: mailOf(7), reason: 'renewal 7' } as const;
    expect(await ledger.last(message)).toMatchObject({ ...message, state: 'sent' });
  });

  test('another start changes nothing', async () => {
    const text = await databaseText(target.database.$client);
    await start();
    expect(await databaseText(target.database.$client)).toBe(text);
  });

  test('the database itself refuses a value that is not sealed, and one without its index', async () => {
    const { $client: client } = target.database;
    const refused = { code: '23514' };
    await expect(client.query('update accounts set surname = $1', [surname])).rejects.toMatchObject(refused);
    await expect(client.query('update accounts set phone_index = null')).rejects.toMatchObject(refused);
    await expect(client.query('update consents set national_number_index = null')).rejects.toMatchObject(refused);
    await expect(client.query('update messages set recipient = $1', [email])).rejects.toMatchObject(refused);
  });

  test('the same walk brings values under a new key, and leaves their indexes', async () => {
    const { database } = target;
    const client = await database.$client.connect();
    const indexes = 'select id, recipient_index from messages order by id';
    const stood = (await client.query(indexes)).rows;
    const keys = `k2:${randomBytes(32).toString('base64')},${sandboxDataKeys.keys}`;
    const seal = dataSeal(dataKeysOf(keys, sandboxDataKeys.indexKey));
    try {
      expect(await sealTable({ client, seal, table: tableNamed('messages'), pagesAtOnce: 2 })).toBe(messageCount);
      expect((await client.query(indexes)).rows).toEqual(stood);
      const { rows } = await client.query("select from messages where not starts_with(recipient, 's1.k2.')");
      expect(rows).toEqual([]);
      sealDataWith(seal);
      const message = { channel: 'email', purpose: 'renewal', recipient: mailOf(9), reason: 'renewal 9' } as const;
      expect(await accountRepositories(database).ledger.last(message)).toMatchObject(message);
    } finally {
      sealDataWith(sandboxRing);
      client.release();
    }
  });

  test('a row that somebody holds is left after so many rounds, and met by the next walk', async () => {
    const [holder, client] = [await target.database.$client.connect(), await target.database.$client.connect()];
    const keys = `k3:${randomBytes(32).toString('base64')},${sandboxDataKeys.keys}`;
    const walk = { client, seal: dataSeal(dataKeysOf(keys, sandboxDataKeys.indexKey)), table: tableNamed('consents') };
    try {
      await holder.query('begin');
      await holder.query('select from consents order by id limit 1 for update');
      expect(await sealTable({ ...walk, mostRounds: 2 })).toBe(1);
      await holder.query('commit');
      expect(await sealTable(walk)).toBe(1);
    } finally {
      holder.release(true);
      client.release();
    }
  });

  test('what claims to be sealed and cannot be opened is not sealed over', async () => {
    const client = await target.database.$client.connect();
    try {
      await client.query("update account_notices set phone = 's1.k0.broken' where phone is not null");
      const walk = { client, seal: sandboxRing, table: tableNamed('account_notices') };
      await expect(sealTable(walk)).rejects.toThrow('account_notices.phone');
      const { rows } = await client.query('select phone from account_notices where phone is not null');
      expect(rows).toEqual([{ phone: 's1.k0.broken' }]);
    } finally {
      client.release();
    }
  });
});
