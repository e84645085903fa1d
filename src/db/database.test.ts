import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase, seededInsurers, type TestDatabase } from '#testing/test-database.ts';
import { closeDatabase, isDatabaseReady, openConnections, openDatabase } from './database.ts';
import { migrate, readMigrations, underStartLock } from './migrate.ts';
import { rehearsals } from './repositories/quotations/rehearsals.ts';
import { referenceLists } from './repositories/reference-lists.ts';
import { seed } from './seed.ts';

describe.each([
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
])('database on $server', ({ url }) => {
  let target: TestDatabase;

  beforeAll(async () => {
    target = await createTestDatabase(url);
  });
  afterAll(() => target.drop());

  test('[N-13] build years of homes descend from the current year, and lists answer to name or id', async () => {
    const lists = referenceLists(target.database);
    const years = (await lists.selectList('KonutInsaYili'))?.map((item) => Number(item.text)) ?? [];
    expect(years[0]).toBe(2026);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    expect(await lists.selectList('84')).toEqual(await lists.selectList('EvTipi'));
    expect(await lists.selectList('daskInsaYili')).toEqual(await lists.selectList('DaskInsaYili'));
    expect(await lists.selectList('YokBoyleListe')).toBeUndefined();
  });

  test('81 provinces, 973 districts, and countries under their Turkish names', async () => {
    const lists = referenceLists(target.database);
    const provinces = await lists.provinces();
    expect(provinces).toHaveLength(81);
    const districts = await Promise.all(provinces.map((province) => lists.districts(province.id)));
    expect(districts.flat()).toHaveLength(973);
    expect(await lists.districts(99)).toBeUndefined();
    expect((await lists.countries()).find((country) => country.code === 'DE')?.name).toBe('Almanya');
  });

  test('a transaction that nobody goes on with is ended by the server, and its place in the pool is free again', async () => {
    const lost: Error[] = [];
    const onConnectionLost = (error: Error) => void lost.push(error);
    const options = { url: target.url, poolSize: 1, timeoutMs: 5_000, idleTransactionMs: 200, onConnectionLost };
    const database = openDatabase(options);
    const resting = Promise.withResolvers<void>();
    const forgotten = database.transaction(async (tx) => {
      await tx.execute('select 1');
      await resting.promise;
      await tx.execute('select 2');
    });
    await expect.poll(() => lost.length, { timeout: 5_000 }).toBeGreaterThan(0);
    expect(lost[0]).toMatchObject({ code: '25P03' });
    expect(await isDatabaseReady(database)).toBe(true);
    resting.resolve();
    await expect(forgotten).rejects.toThrow();
    await database.transaction((tx) => tx.execute('select 3'));
    await closeDatabase(database);
  });

  test('insurers are listed by line', async () => {
    const lists = referenceLists(target.database);
    expect(await lists.insurers()).toHaveLength(16);
    expect((await lists.insurers('ferdikaza')).map((insurer) => insurer.code)).toEqual(['901', '912', '915']);
    expect((await lists.insurers('petsaglik')).map(({ code }) => code)).toEqual(['901', '905', '907', '912', '915']);
  });

  test('connections stand before anybody asks', async () => {
    const { database, drop } = await createEmptyDatabase(url);
    await openConnections(database);
    const { totalCount, options } = database.$client;
    await drop();
    expect(totalCount).toBe(Math.min(4, options.max));
  });

  test.each([
    ['worker', ['offer-claim', 'offers-settle']],
    ['api', ['offer-changes']],
  ] as const)('each of them has planned what a quotation needs of the %s', async (part, statements) => {
    const { database, drop } = await createTestDatabase(url);
    await openConnections(database, rehearsals[part]);
    const { $client: pool } = database;
    const held = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
    const planned = await Promise.all(
      held.map((client) => client.query<{ name: string }>('select name from pg_prepared_statements order by name')),
    );
    for (const client of held) client.release();
    await drop();
    expect(planned.map(({ rows }) => rows.map(({ name }) => name))).toEqual(held.map(() => statements));
  });

  test('a second start changes nothing', async () => {
    await underStartLock(target.database, async (client) => {
      expect(await migrate(client)).toEqual([]);
      expect(await seed(client, { today: new Date('2026-11-15'), panel: seededInsurers })).toBe(false);
    });
  });

  test('a new year renews the seeds', async () => {
    await underStartLock(target.database, async (client) => {
      expect(await seed(client, { today: new Date('2027-01-01T12:00:00Z'), panel: seededInsurers })).toBe(true);
    });
    const years = await referenceLists(target.database).selectList('KonutInsaYili');
    expect(years?.[0]?.text).toBe('2027');
  });

  test('ten processes that start together migrate once', async () => {
    const fresh = await createEmptyDatabase(url);
    const starts = Array.from({ length: 10 }, () => underStartLock(fresh.database, (client) => migrate(client)));
    const applied = (await Promise.all(starts)).flat();
    await fresh.drop();
    expect(applied).toEqual(readMigrations().map((migration) => migration.name));
  });

  test('history only grows: a changed or vanished migration stops the start, a failing one leaves nothing', async () => {
    const fresh = await createEmptyDatabase(url);
    const first = { name: '0001.sql', sql: 'create table one (id int)', hash: 'a' };
    const broken = { name: '0002.sql', sql: 'create table two (id int); select nonsense', hash: 'b' };
    await underStartLock(fresh.database, async (client) => {
      await migrate(client, [first]);
      await expect(migrate(client, [{ ...first, hash: 'changed' }])).rejects.toThrow('0001.sql was changed');
      await expect(migrate(client, [])).rejects.toThrow('0001.sql was applied but');
      await expect(migrate(client, [first, broken])).rejects.toThrow();
      const { rows } = await client.query("select to_regclass('two') as two");
      expect(rows[0].two).toBeNull();
    });
    await fresh.drop();
  });

  test('a connection that breaks between two statements fails its transaction and nothing else', async () => {
    const broken = target.database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await target.database.$client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      const living = 'select from pg_stat_activity where pid = $1';
      await expect.poll(async () => (await target.database.$client.query(living, [rows[0]?.pid])).rowCount).toBe(0);
      await tx.execute('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect(await isDatabaseReady(target.database)).toBe(true);
  });

  test('readiness follows the database', async () => {
    const fresh = await createEmptyDatabase(url);
    expect(await isDatabaseReady(fresh.database)).toBe(true);
    await fresh.drop();
    expect(await isDatabaseReady(fresh.database)).toBe(false);
  });
});
