import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fileSeal, formerSeals } from '#connectors/node-crypto/index.ts';
import { formerFile } from '#testing/former-rows.ts';
import { testSecret } from '#testing/health-records.ts';
import { sandboxRing } from '#testing/sandbox-ring.ts';
import { createEmptyDatabase, type TestDatabase } from '#testing/test-database.ts';
import { migrate, readMigrations, underStartLock } from './migrate.ts';
import { databaseContents } from './repositories/files/contents.ts';
import { fileRepository } from './repositories/files/index.ts';
import { sealPlainRows } from './sealing/seal-plain-rows.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await createEmptyDatabase(inject('embeddedUrl'));
  const before = readMigrations().filter(({ name }) => name < '0024');
  await underStartLock(target.database, (client) => migrate(client, before));
});
afterAll(() => target.drop());

test('files from before their contents lay apart are read as they were, and their names are sealed', async () => {
  const seal = fileSeal(sandboxRing, formerSeals(testSecret));
  const [id, visitor, now] = [randomUUID(), 'a visitor', new Date('2026-11-16T09:00:00Z')];
  const content = formerFile(testSecret, id, Buffer.from('%PDF-1.7 eski'));
  await target.database.$client.query(
    `insert into files (id, visitor, file_name, media_type, size, content, uploaded_at, kept_until)
     values ($1, $2, 'Tapu.pdf', 'application/pdf', 13, $3, $4, $4::timestamptz + interval '1 day')`,
    [id, visitor, content, now],
  );
  await underStartLock(target.database, async (client) => {
    await migrate(client);
    await sealPlainRows(client);
  });
  const { rows } = await target.database.$client.query<{ name: string }>('select file_name as name from files');
  expect(rows[0]?.name).toMatch(/^s1\./);
  const files = fileRepository(target.database, { seal, contents: databaseContents(target.database) });
  const file = await files.readOwn({ visitor, accountId: undefined }, id, now);
  expect(file?.fileName).toBe('Tapu.pdf');
  expect(Buffer.from(file?.bytes ?? []).toString()).toBe('%PDF-1.7 eski');
});
