import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { sandboxDataKeys } from '#config/data-keys.ts';
import { dataSeal, fileSeal, formerSeals, healthSeal } from '#connectors/node-crypto/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { databaseContents } from '#db/repositories/files/contents.ts';
import { fileRepository } from '#db/repositories/files/index.ts';
import { healthRecordRepository } from '#db/repositories/health-records.ts';
import { policyRepositories } from '#db/repositories/policies/index.ts';
import { sealDataWith } from '#db/sealing/ring.ts';
import type { DataSeal } from '#ports/data-seal.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type DumpedTable, dumpDatabase, restoreDump } from '#testing/dump.ts';
import { testSecret } from '#testing/health-records.ts';
import { liveMarked } from '#testing/marked-life.ts';
import { openedValues } from '#testing/opened-text.ts';
import { type Marker, personalTraces } from '#testing/personal-traces.ts';
import { sandboxRing } from '#testing/sandbox-ring.ts';
import { keysOf } from '#testing/sealed-world.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestDesk } from '#testing/test-desk.ts';
import { driver } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let markers: readonly Marker[];
let dump: readonly DumpedTable[];
/** What the sealed columns of the dump hold. */
let held: readonly string[];

/** As of one moment, whatever goes on. */
async function takeDump(): Promise<void> {
  const client = await api.database.$client.connect();
  await client.query('begin isolation level repeatable read');
  dump = await dumpDatabase(client);
  held = await openedValues(client, sandboxRing);
  await client.query('commit');
  client.release();
}

beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  markers = await liveMarked(api);
  await takeDump();
}, 120_000);
afterEach(() => sealDataWith(sandboxRing));
afterAll(() => api.close());

const textOf = (tables: readonly DumpedTable[]) => tables.flatMap(({ table, rows }) => [table, ...rows]).join('\n');

describe('a dump of the database', () => {
  test('shows nothing of anybody who lived here, in no table of no schema', () => {
    const text = textOf(dump);
    for (const table of ['public.support_messages', 'public.file_contents', 'public.health_declarations', 'pgboss.']) {
      expect(
        dump.some(({ table: name, rows }) => name.startsWith(table) && rows.length > 0),
        table,
      ).toBe(true);
    }
    expect(text).toContain('"state": "cancelRequested"');
    expect(personalTraces(markers, text)).toEqual([]);
    expect(text).not.toMatch(/%PDF|\\x25504446|JVBERi0/);
  });

  test('would show each of it where a column were plain', async () => {
    const { $client: client } = api.database;
    await client.query('create table left_plain (text text, bytes bytea)');
    try {
      for (const { text } of markers) {
        await client.query('insert into left_plain values ($1, null), (null, $2)', [text, Buffer.from(`. ${text} .`)]);
      }
      const plain = (await dumpDatabase(client)).filter(({ table }) => table === 'public.left_plain');
      for (const form of ['text', 'bytes'] as const) {
        const rows = plain.map((one) => ({ ...one, rows: one.rows.filter((row) => !row.includes(`"${form}": null`)) }));
        expect(personalTraces(markers, textOf(rows))).toHaveLength(markers.length);
      }
    } finally {
      await client.query('drop table left_plain');
    }
  });

  test('holds all of it, sealed, papers included', () => {
    const text = held.join('\n');
    const kept = personalTraces(markers, text).map((trace) => trace.split(':')[0]);
    const missing = markers.filter(({ what }) => !kept.includes(what) && !what.includes(', '));
    // These stand under keys of their own, or beside the tables.
    expect(missing.map(({ what }) => what)).toEqual(['healthNote', 'content of a file']);
    expect(text).toContain('%PDF');
  });

  test('a trace is found however it is written', () => {
    const marker = { what: 'surname', text: 'Akçam' };
    for (const encoding of ['hex', 'base64'] as const) {
      const text = Buffer.from(`{"surname":"Akçam"}`).toString(encoding);
      expect(personalTraces([marker], text)).toHaveLength(1);
    }
    for (const text of ['AKÇAM', 'akçam', 'x Akçam y']) expect(personalTraces([marker], text)).toHaveLength(1);
    expect(personalTraces([marker], 'Akcam')).toEqual([]);
  });

  test('digits of bytes are no plate', () => {
    const marker = { what: 'plate', text: '34ABC123' };
    expect(personalTraces([marker], String.raw`{"bytes": "\\x0034abc12300"}`)).toEqual([]);
    expect(
      personalTraces([marker], String.raw`{"bytes": "\\x00${Buffer.from('34ABC123').toString('hex')}"}`),
    ).toHaveLength(1);
  });
});

describe('who runs the product reads nothing of anybody', () => {
  test('in the lines it logs, at the most talkative', () => {
    const text = api.logs.join('\n');
    expect(text).toContain('answered');
    expect(personalTraces(markers, text)).toEqual([]);
  });

  test('in what it counts', async () => {
    const { payload } = await api.admin.inject('/metrics');
    expect(payload).toContain('http_request');
    expect(personalTraces(markers, payload)).toEqual([]);
  });

  test('in the list of requests at the desk', async () => {
    const desk = await startTestDesk(api);
    const reader = await desk.as('read');
    const path = '/destek?Status=all';
    expect((await reader.data<DataOf<'threads'>>(path)).Rows).toHaveLength(2);
    expect(personalTraces(markers, (await reader.get(path)).body)).toEqual([]);
    await desk.close();
  });
});

describe('a dump that is restored', () => {
  const fresh = `k2:${randomBytes(32).toString('base64')}`;
  let restored: TestDatabase;
  beforeAll(async () => {
    restored = await createTestDatabase(inject('otherUrl'));
    await restoreDump(restored.database.$client, dump);
  });
  afterAll(() => restored.drop());

  const policiesOfDriver = () =>
    policyRepositories(restored.database, { sendWithin: async () => undefined }).policyBook.ofPerson(
      driver.NationalNumber,
    );

  /** Which markers stand in files and in declarations of health, which no column holds. */
  async function apartFromColumns(ring: DataSeal, seal: DataSeal): Promise<readonly string[]> {
    const { database } = restored;
    const former = formerSeals(testSecret);
    const files = fileRepository(database, { seal: fileSeal(ring, former), contents: databaseContents(database) });
    const records = healthRecordRepository(database, { seal, former });
    const idsIn = async (text: string) => (await database.$client.query<{ id: string }>(text)).rows.map(({ id }) => id);
    const opened: string[] = [];
    for (const id of await idsIn('select id from files')) {
      opened.push(Buffer.from((await files.read(id))?.bytes ?? []).toString());
    }
    for (const id of await idsIn('select quotation_id as id from health_declarations')) {
      opened.push(JSON.stringify(await records.read(id, { kind: 'customer' }, api.clock.now())));
    }
    return personalTraces(markers, opened.join('\n'))
      .map((trace) => trace.split(':')[0] ?? '')
      .sort();
  }

  test('is read whole by who still holds the old key beside a new one', async () => {
    const keys = keysOf(`${fresh},${sandboxDataKeys.keys}`);
    const ring = dataSeal(keys);
    sealDataWith(ring);
    expect([...(await openedValues(restored.database.$client, ring))].sort()).toEqual([...held].sort());
    expect((await policiesOfDriver()).map(({ line }) => line).sort()).toEqual(['konut', 'tamamlayici', 'trafik']);
    expect(await apartFromColumns(ring, healthSeal(keys))).toEqual(['content of a file', 'healthNote']);
  });

  test('tells who lacks the old key which one is missing', async () => {
    sealDataWith(dataSeal(keysOf(fresh)));
    await expect(policiesOfDriver()).rejects.toThrow('sealed under the key k1, which DATA_KEYS does not hold');
  });
});
