import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { closeDatabase, openDatabase } from './database.ts';
import { startEmbeddedServer } from './embedded/server.ts';
import { waitForDatabase } from './wait-for-database.ts';

const open = (url: string) => openDatabase({ url, poolSize: 1, timeoutMs: 10_000, onConnectionLost: () => undefined });

test('who starts while the database is down waits until it is back, and no longer than it has patience', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karsila-wait-'));
  const first = await startEmbeddedServer(folder);
  await first.stop();
  const database = open(first.url);
  await expect(waitForDatabase(database, 300)).rejects.toMatchObject({ code: 'ENOENT' });
  const waiting = waitForDatabase(database, 20_000);
  const second = await startEmbeddedServer(folder);
  await waiting;
  await closeDatabase(database);
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a database that does not exist is told at once', async () => {
  const url = new URL(inject('otherUrl'));
  url.pathname = '/nowhere';
  const database = open(url.href);
  const began = Date.now();
  await expect(waitForDatabase(database, 20_000)).rejects.toMatchObject({ code: '3D000' });
  expect(Date.now() - began).toBeLessThan(5_000);
  await closeDatabase(database);
});
