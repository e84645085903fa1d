import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fileSeal, formerSeals } from '#connectors/node-crypto/index.ts';
import { quotaAt } from '#domain/files/upload-limits.ts';
import type { FileContents } from '#ports/file-contents.ts';
import { sandboxHealthSeal, testSecret } from '#testing/health-records.ts';
import { sandboxRing } from '#testing/sandbox-ring.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { closeDatabase, openDatabase } from '../../database.ts';
import { JobQueue } from '../../jobs.ts';
import { databaseContents } from '../../repositories/files/contents.ts';
import { fileRepository } from '../../repositories/files/index.ts';
import { keyRotation } from './index.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
  const queue = new JobQueue(target.url, () => undefined);
  await queue.start();
  await queue.stop();
});
afterAll(() => target.drop());

test('a store of files that answers late ends no transaction under which a content is sealed', async () => {
  const former = formerSeals(testSecret);
  const seal = fileSeal(sandboxRing, former);
  const contents = databaseContents(target.database);
  const now = new Date();
  const file = { fileName: 'ruhsat.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') } as const;
  const owner = { visitor: randomUUID(), accountId: undefined };
  const kept = { uploadedAt: now, keptUntil: new Date(now.getTime() + 86_400_000) };
  await fileRepository(target.database, { seal, contents }).store({ ...file, owner, ...kept }, quotaAt(now));
  await target.database.$client.query("update files set content_key = 'former'");

  const late: FileContents = {
    ...contents,
    async get(key) {
      await pause(600);
      return contents.get(key);
    },
  };
  const impatient = { poolSize: 1, timeoutMs: 5_000, idleTransactionMs: 200, onConnectionLost: () => undefined };
  const database = openDatabase({ url: target.url, ...impatient });
  const health = { seal: sandboxHealthSeal, former };
  await keyRotation(database, { ring: sandboxRing, health, files: { seal, contents: late } }).rotate(() => undefined);
  await closeDatabase(database);

  const { rows } = await target.database.$client.query('select content_key as "keyId" from files');
  expect(rows).toEqual([{ keyId: seal.currentKeyId }]);
});
