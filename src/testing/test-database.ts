import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { insurerConnectors } from '#connectors/insurers/index.ts';
import { closeDatabase, type Database, openDatabase } from '#db/database.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { seed } from '#db/seed.ts';

export type TestDatabase = { readonly database: Database; readonly url: string; drop(): Promise<void> };

/** The insurers of the sandbox, with the lines they are asked for. */
export const seededInsurers = insurerConnectors.map(({ capabilities }) => capabilities);

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function createEmptyDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = serverUrl.replace(/\/[^/]+$/, `/${name}`);
  const database = openDatabase({ url, poolSize: 5, timeoutMs: 10_000, onConnectionLost: () => {} });
  return {
    database,
    url,
    async drop() {
      await closeDatabase(database);
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A database of its own for one test file, migrated and seeded as at start. */
export async function createTestDatabase(serverUrl: string, today = new Date('2026-11-15')): Promise<TestDatabase> {
  const test = await createEmptyDatabase(serverUrl);
  await underStartLock(test.database, async (client) => {
    await migrate(client);
    await seed(client, { today, panel: seededInsurers });
  });
  return test;
}
