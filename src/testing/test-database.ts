import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { insurerConnectors } from '#connectors/insurers/index.ts';
import { closeDatabase, type Database, openDatabase } from '#db/database.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { sealPlainRows } from '#db/sealing/seal-plain-rows.ts';
import { seed } from '#db/seed.ts';

export type TestDatabase = { readonly database: Database; readonly url: string; drop(): Promise<void> };

/** The insurers of the sandbox, with the lines they are asked for. */
export const seededInsurers = insurerConnectors.map(({ capabilities }) => capabilities);

const today = new Date('2026-11-15');
/** Migrated and seeded once for a run; a copy of it takes a fraction of that time. */
const templateName = 'test_template';

async function onServer(serverUrl: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

const urlOf = (serverUrl: string, name: string) => serverUrl.replace(/\/[^/]+$/, `/${name}`);

/** The server shares its machine with the whole suite: a pause of seconds is no outage. */
const usualSilenceMs = 30_000;

const open = (url: string, silenceMs = usualSilenceMs) =>
  openDatabase({ url, poolSize: 5, timeoutMs: 30_000, silenceMs, onConnectionLost: () => {} });

/** As at start. */
const prepare = (database: Database) =>
  underStartLock(database, async (client) => {
    await migrate(client);
    await sealPlainRows(client);
    await seed(client, { today, panel: seededInsurers });
  });

type Created = { readonly from?: string; readonly silenceMs?: number | undefined };

async function createDatabase(serverUrl: string, { from, silenceMs }: Created = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}${from ? ` template ${from}` : ''}`);
  const url = urlOf(serverUrl, name);
  const database = open(url, silenceMs);
  return {
    database,
    url,
    async drop() {
      await closeDatabase(database);
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

export const createEmptyDatabase = (serverUrl: string) => createDatabase(serverUrl);

/** Before the first test of a run. */
export async function createTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `create database ${templateName}`);
  const database = open(urlOf(serverUrl, templateName));
  await prepare(database);
  await closeDatabase(database);
}

/** A database of its own for one test file, migrated and seeded as at start. */
export async function createTestDatabase(serverUrl: string, silenceMs?: number): Promise<TestDatabase> {
  const found = await onServer(serverUrl, `select from pg_database where datname = '${templateName}'`);
  if (found > 0) return createDatabase(serverUrl, { from: templateName, silenceMs });
  const test = await createDatabase(serverUrl, { silenceMs });
  await prepare(test.database);
  return test;
}
