import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fileSeal, formerSeals } from '#connectors/node-crypto/index.ts';
import { s3Contents } from '#connectors/s3/index.ts';
import { quotaAt } from '#domain/files/upload-limits.ts';
import { describeFileContents } from '#ports/conformance/file-contents.ts';
import { ContentsAway, type FileContents } from '#ports/file-contents.ts';
import type { FileOwner, NewFile } from '#ports/files.ts';
import { enforceRetention } from '#services/data/enforce-retention.ts';
import { idleTransactions } from '#testing/idle-transactions.ts';
import { type S3Server, startS3Server } from '#testing/s3-server.ts';
import { sandboxRing } from '#testing/sandbox-ring.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { timePasses } from '#testing/time-passes.ts';
import { newestFirst } from '#wiring/file-contents.ts';
import { retentionRepository } from '../retention/index.ts';
import { databaseContents } from './contents.ts';
import { fileRepository } from './index.ts';

describeFileContents('PostgreSQL', async () => {
  const { database, drop } = await createTestDatabase(inject('embeddedUrl'));
  return { contents: databaseContents(database), stop: drop };
});

let target: TestDatabase;
let server: S3Server;
beforeAll(async () => {
  [target, server] = await Promise.all([createTestDatabase(inject('embeddedUrl')), startS3Server()]);
});
afterAll(() => Promise.all([target.drop(), server.stop()]));

const start = new Date('2026-11-16T09:00:00Z');
const hour = 3_600;
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const seal = fileSeal(sandboxRing, formerSeals('a secret of the tests'));
const sweep = (now: Date) =>
  enforceRetention({ retention: retentionRepository(target.database), clock: { now: () => now } }, 'often');
const newOwner = (accountId?: string): FileOwner => ({ visitor: randomUUID(), accountId });

function fileOf(owner: FileOwner, more: Partial<NewFile> = {}): NewFile {
  const [bytes, keptUntil] = [Buffer.from('%PDF-1.7 içerik'), later(24)];
  return { owner, fileName: 'ruhsat.pdf', mediaType: 'application/pdf', bytes, uploadedAt: start, keptUntil, ...more };
}

/** The store as it is, except that it fails where it is told to; what lies in it is told by the keys it was given. */
function failing(contents: FileContents) {
  const broken = new Set<keyof FileContents>();
  const stuck = new Set<string>();
  const keys: string[] = [];
  const unless = <Result>(doing: keyof FileContents, work: () => Promise<Result>) =>
    broken.has(doing) ? Promise.reject(new ContentsAway(doing)) : work();
  const store: FileContents = {
    put(key, content) {
      keys.push(key);
      return unless('put', () => contents.put(key, content));
    },
    get: (key) => unless('get', () => contents.get(key)),
    remove: (key) =>
      stuck.has(key) ? Promise.reject(new ContentsAway(key)) : unless('remove', () => contents.remove(key)),
  };
  return { store, broken, stuck, keys };
}

const removals = async () =>
  (await target.database.$client.query<{ key: string }>('select key from file_content_removals order by key')).rows.map(
    ({ key }) => key,
  );

describe.each([
  ['PostgreSQL', () => databaseContents(target.database)],
  ['S3', () => s3Contents(server.options)],
])('files whose contents lie in %s', (_name, contentsOf) => {
  const open = () => {
    const { store, ...told } = failing(contentsOf());
    return { files: fileRepository(target.database, { seal, contents: store }), ...told, contents: contentsOf() };
  };
  const quota = quotaAt(start);

  test('a file is read back as it came, and nothing waits to be removed', async () => {
    const { files } = open();
    const owner = newOwner();
    const id = (await files.store(fileOf(owner), quota)) ?? '';
    const read = await files.readOwn(owner, id, start);
    expect(Buffer.from(read?.bytes ?? []).toString()).toBe('%PDF-1.7 içerik');
    expect(await removals()).toEqual([]);
  });

  test('a store that fails leaves no row, and nothing for ever', async () => {
    const { files, broken, keys, contents } = open();
    const owner = newOwner();
    broken.add('put');
    await expect(files.store(fileOf(owner), quota)).rejects.toThrow(ContentsAway);
    expect(await files.listOf(owner, start)).toEqual([]);
    // It may have kept it all the same, or gets it later than it said.
    await contents.put(keys[0] ?? '', Buffer.from('late'));
    expect(await files.forgetContents()).toBe(0);
    await timePasses(target.database, 2 * hour);
    expect(await files.forgetContents()).toBe(1);
    expect([await contents.get(keys[0] ?? ''), await removals()]).toEqual([undefined, []]);
  });

  test('a row that does not come leaves no content', async () => {
    const { files, keys, contents } = open();
    // No account of this id: the row is refused after its content was put.
    await expect(files.store(fileOf(newOwner(randomUUID())), quota)).rejects.toThrow();
    expect(await contents.get(keys[0] ?? '')).toBeDefined();
    await timePasses(target.database, 2 * hour);
    expect(await files.forgetContents()).toBe(1);
    expect([await contents.get(keys[0] ?? ''), await removals()]).toEqual([undefined, []]);
  });

  test('one too many leaves no content either', async () => {
    const { files, keys, contents } = open();
    const owner = newOwner();
    const none = { ...quota, files: 0 };
    expect(await files.store(fileOf(owner), none)).toBeUndefined();
    expect([await contents.get(keys[0] ?? ''), await removals()]).toEqual([undefined, []]);
  });

  test('what is removed is gone at once, and where the store is away as soon as it is back', async () => {
    const { files, broken, keys, contents } = open();
    const owner = newOwner();
    const ids = [await files.store(fileOf(owner), quota), await files.store(fileOf(owner), quota)] as string[];
    expect(await files.remove(owner, ids[0] ?? '', start)).toEqual({ kind: 'removed' });
    expect([await contents.get(keys[0] ?? ''), await removals()]).toEqual([undefined, []]);
    broken.add('remove');
    expect(await files.remove(owner, ids[1] ?? '', start)).toEqual({ kind: 'removed' });
    expect(await files.readOwn(owner, ids[1] ?? '', start)).toBeUndefined();
    await timePasses(target.database, hour);
    await expect(files.forgetContents()).rejects.toThrow(ContentsAway);
    expect(await removals()).toEqual([keys[1]]);
    broken.delete('remove');
    await timePasses(target.database, 2 * hour);
    expect(await files.forgetContents()).toBe(1);
    expect([await contents.get(keys[1] ?? ''), await removals()]).toEqual([undefined, []]);
  });

  test('one that cannot be removed does not hold up the others', async () => {
    const { files, stuck, contents } = open();
    const owner = newOwner();
    const ids = [await files.store(fileOf(owner), quota), await files.store(fileOf(owner), quota)] as string[];
    const [one, other] = ids.map((id) => `files/${id}`) as [string, string];
    stuck.add(one).add(other);
    for (const id of ids) await files.remove(owner, id, start);
    stuck.delete(other);
    await timePasses(target.database, hour);
    await expect(files.forgetContents()).rejects.toThrow(ContentsAway);
    await files.forgetContents();
    expect([await contents.get(other), await removals()]).toEqual([undefined, [one]]);
    stuck.clear();
    await timePasses(target.database, 2 * hour);
    expect(await files.forgetContents()).toBe(1);
  });

  test('nothing is held of the database while a content is removed, and no row comes for it any more', async () => {
    const { store, keys } = failing(contentsOf());
    const [put, removing, removed] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    const slow: FileContents = {
      ...store,
      async put(key, content) {
        await store.put(key, content);
        await put.promise;
      },
      async remove(key) {
        removing.resolve();
        await removed.promise;
        await store.remove(key);
      },
    };
    const files = fileRepository(target.database, { seal, contents: slow });
    const storing = files.store(fileOf(newOwner()), quota);
    const refused = expect(storing).rejects.toThrow('was removed before its row came');
    await expect.poll(() => keys).toHaveLength(1);
    await timePasses(target.database, 2 * hour);
    const sweeping = files.forgetContents();
    await removing.promise;
    expect(await idleTransactions(target.database)).toBe(0);
    put.resolve();
    await refused;
    removed.resolve();
    expect(await sweeping).toBe(1);
    expect([await contentsOf().get(keys[0] ?? ''), await removals()]).toEqual([undefined, []]);
  });

  test('what is over is swept, its content too', async () => {
    const { files, keys, contents } = open();
    const owner = newOwner();
    const id = (await files.store(fileOf(owner), quota)) ?? '';
    await sweep(later(23));
    expect(await files.read(id)).toBeDefined();
    await sweep(later(25));
    expect(await files.read(id)).toBeUndefined();
    await files.forgetContents();
    expect([await contents.get(keys[0] ?? ''), await removals()]).toEqual([undefined, []]);
  });

  test('a content that is lost is a fault, and not a file that never was', async () => {
    const { files, keys, contents } = open();
    const owner = newOwner();
    const id = (await files.store(fileOf(owner), quota)) ?? '';
    await contents.remove(keys[0] ?? '');
    await expect(files.readOwn(owner, id, start)).rejects.toThrow('is gone');
  });
});

test('what came before a store was named is still read, and removed from where it lies', async () => {
  const inDatabase = databaseContents(target.database);
  const before = fileRepository(target.database, { seal, contents: inDatabase });
  const after = fileRepository(target.database, {
    seal,
    contents: newestFirst(s3Contents(server.options), inDatabase),
  });
  const owner = newOwner();
  const id = (await before.store(fileOf(owner), quotaAt(start))) ?? '';
  expect(await after.readOwn(owner, id, start)).toMatchObject({ fileName: 'ruhsat.pdf' });
  expect(await after.remove(owner, id, start)).toEqual({ kind: 'removed' });
  expect(await inDatabase.get(`files/${id}`)).toBeUndefined();
});

test('what is put where a store was named replaces what lay in the database', async () => {
  const [inStore, inDatabase] = [s3Contents(server.options), databaseContents(target.database)];
  const key = `files/${randomUUID()}`;
  await inDatabase.put(key, Buffer.from('old'));
  const both = newestFirst(inStore, inDatabase);
  await both.put(key, Buffer.from('new'));
  expect(await inDatabase.get(key)).toBeUndefined();
  expect(Buffer.from((await both.get(key)) ?? []).toString()).toBe('new');
});

describe('a file that is part of something', () => {
  const files = () => fileRepository(target.database, { seal, contents: databaseContents(target.database) });
  const thread = { kind: 'support', id: randomUUID() } as const;

  test('is kept as long as that, and is not removed until it is let go', async () => {
    const owner = newOwner();
    const id = (await files().store(fileOf(owner), quotaAt(start))) ?? '';
    expect(await files().keep([id, id], thread, later(1_000))).toBe(true);
    expect(await files().keep([id], thread, later(1))).toBe(true);
    await sweep(later(999));
    expect(await files().entries([id])).toMatchObject([{ id, tie: thread, keptUntil: later(1_000) }]);
    expect(await files().remove(owner, id, start)).toEqual({ kind: 'tied', tie: thread });
    await files().release(thread);
    expect(await files().remove(owner, id, start)).toEqual({ kind: 'removed' });
  });

  test('is tied with all the others or not at all', async () => {
    const owner = newOwner();
    const id = (await files().store(fileOf(owner), quotaAt(start))) ?? '';
    expect(await files().keep([id, randomUUID()], thread, later(1_000))).toBe(false);
    expect(await files().listOf(owner, start)).toMatchObject([{ id, tie: undefined, keptUntil: later(24) }]);
    expect(await files().keep([], thread, later(1_000))).toBe(true);
  });

  test('is tied or removed where both are asked at once, and never both', async () => {
    const owner = newOwner();
    for (let turn = 0; turn < 10; turn += 1) {
      const id = (await files().store(fileOf(owner), quotaAt(start))) ?? '';
      const [isKept, removed] = await Promise.all([
        files().keep([id], thread, later(1_000)),
        files().remove(owner, id, start),
      ]);
      expect(removed.kind).toBe(isKept ? 'tied' : 'removed');
      await files().release(thread);
      await files().remove(owner, id, start);
    }
  });
});
