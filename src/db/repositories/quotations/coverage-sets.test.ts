import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Coverage } from '#domain/quote/coverage.ts';
import { enforceRetention } from '#services/data/enforce-retention.ts';
import { sampleAsked, sampleOffer, sampleQuotation } from '#testing/quotations.ts';
import { silentAnnouncer } from '#testing/silent-announcer.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { migrate, readMigrations, underStartLock } from '../../migrate.ts';
import { retentionRepository } from '../retention/index.ts';
import { CoverageSets, knownCoverages } from './coverage-sets.ts';
import { quotationRepository } from './index.ts';

const servers = [
  { server: 'the embedded server', url: inject('embeddedUrl') },
  { server: 'a server named by DATABASE_URL', url: inject('otherUrl') },
];
const listOf = (percent: number): readonly Coverage[] => [
  { key: 'carpma', value: { kind: 'marketValue' } },
  { key: 'camKirilmaMuafiyeti', value: { kind: 'percent', percent } },
];

describe.each(servers)('what prices cover on $server', ({ url }) => {
  let target: TestDatabase;
  beforeAll(async () => {
    target = await createTestDatabase(url);
  });
  afterAll(() => target.drop());
  beforeEach(() => target.database.$client.query('truncate coverage_sets, quotations cascade'));

  const sql = async (text: string) => (await target.database.$client.query(text)).rows;
  const anotherProcess = () => new CoverageSets(target.database);

  /** Three insurers answer, two of them with the same list. */
  async function quoted(): Promise<string> {
    const stored = quotationRepository(target.database, silentAnnouncer);
    const now = new Date();
    const id = await stored.open(sampleQuotation('v'), now);
    const questions = ['901', '902', '903'].map((insurer) => ({ line: 'kasko' as const, insurer, digest: 'd' }));
    await stored.ask(id, sampleAsked, { questions, now, windowMs: 70_000 });
    await stored.stayAlive('a', 60_000);
    for (const row of await stored.claim('a', 10)) {
      const coverages = listOf(row.insurer === '903' ? 10 : 20);
      const offer = { ...sampleOffer({ proposalNumber: `p${row.insurer}` }), coverages };
      await stored.answer(row, { kind: 'offers', offers: [offer], coverageComing: false }, now);
    }
    return id;
  }

  test('a list stands once, however many offers have it, and is read with each of them by every process', async () => {
    const id = await quoted();
    expect(await sql('select count(*)::int from coverage_sets')).toEqual([{ count: 2 }]);
    const elsewhere = quotationRepository(target.database, silentAnnouncer);
    const percents = (await elsewhere.changes(id, undefined))?.rows.map(({ insurer, offer }) => [
      insurer,
      offer?.coverages,
    ]);
    expect(Object.fromEntries(percents ?? [])).toEqual({ 901: listOf(20), 902: listOf(20), 903: listOf(10) });
  });

  test('who kept a list does not keep it again at once; another process says anew that it is used', async () => {
    const sets = anotherProcess();
    await sets.keep([listOf(20)]);
    await sql("update coverage_sets set used_at = '2020-01-01'");
    await sets.keep([listOf(20)]);
    expect(await sql("select used_at > now() - interval '1 minute' as fresh from coverage_sets")).toEqual([
      { fresh: false },
    ]);
    await anotherProcess().keep([listOf(20)]);
    expect(await sql("select used_at > now() - interval '1 minute' as fresh from coverage_sets")).toEqual([
      { fresh: true },
    ]);
  });

  /** Lists that are no longer where they were stored are read by who knows them, and by nobody else. */
  const isKnownTo = async (sets: CoverageSets) => {
    const names = [anotherProcess().nameOf(listOf(20))];
    await sql('truncate coverage_sets, quotations cascade');
    const coveragesOf = await sets.read(names);
    try {
      return coveragesOf(names[0] ?? null).length > 0;
    } catch {
      return false;
    }
  };

  test('what was kept over one connection of a process is known over the others', async () => {
    const known = knownCoverages();
    await new CoverageSets(target.database, known).keep([listOf(20)]);
    expect(await isKnownTo(new CoverageSets(target.database, known))).toBe(true);
  });

  test('a process that starts knows what others kept of late', async () => {
    await anotherProcess().keep([listOf(20)]);
    const started = anotherProcess();
    await started.recall();
    expect(await isKnownTo(started)).toBe(true);
  });

  test.each([
    [59, false],
    [61, true],
  ])('what others kept %i minutes ago it keeps again: %s', async (minutes, isAgain) => {
    await anotherProcess().keep([listOf(20)]);
    await sql(`update coverage_sets set used_at = now() - interval '${minutes} minutes'`);
    const started = anotherProcess();
    await started.recall();
    await started.keep([listOf(20)]);
    expect(await sql("select used_at > now() - interval '1 minute' as fresh from coverage_sets")).toEqual([
      { fresh: isAgain },
    ]);
  });

  test('many processes keep the same lists at the same time, whatever their order', async () => {
    const lists = Array.from({ length: 40 }, (_, percent) => listOf(percent));
    const processes = Array.from({ length: 6 }, (_, at) => (at % 2 ? lists : lists.toReversed()));
    await Promise.all(processes.map((told) => anotherProcess().keep(told)));
    expect(await sql('select count(*)::int from coverage_sets')).toEqual([{ count: 40 }]);
  });

  test('an offer that names no list covers nothing, and one whose list is lost is a fault', async () => {
    const read = await anotherProcess().read([null]);
    expect(read(null)).toEqual([]);
    const id = await quoted();
    await sql('truncate coverage_sets');
    await expect(quotationRepository(target.database, silentAnnouncer).changes(id, undefined)).rejects.toThrow(
      'coverages that are not there',
    );
  });

  test('however old, a list stays as long as an offer names it', async () => {
    await quoted();
    await anotherProcess().keep([listOf(30)]);
    await sql("update coverage_sets set used_at = '2020-01-01'");
    await enforceRetention(
      { retention: retentionRepository(target.database), clock: { now: () => new Date() } },
      'daily',
    );
    const kept = await sql('select coverages from coverage_sets');
    expect(kept).toHaveLength(2);
    expect(kept.map(({ coverages }) => coverages)).not.toContainEqual(listOf(30));
  });
});

test.each(servers)('on $server, what offers from before covered is read as it was', async ({ url }) => {
  const target = await createEmptyDatabase(url);
  try {
    const before = readMigrations().filter(({ name }) => name < '0057');
    await underStartLock(target.database, (client) => migrate(client, before));
    const { $client: pool } = target.database;
    const stored = quotationRepository(target.database, silentAnnouncer);
    const now = new Date();
    const id = await stored.open(sampleQuotation('v'), now);
    await stored.ask(id, sampleAsked, { questions: [], now, windowMs: 70_000 });
    const offer = `insert into offers (quotation_id, line, insurer, question_digest, state, revision, package_id, package_code,
      package_name, proposal_number, net, gross, installments, valid_until, coverage_state, coverages, created_at)
      values ($1, 'kasko', $2, 'd', 'active', 1, gen_random_uuid(), 'K1', 'Kasko', 'p', 1, 2, '[]', now(), 'told', $3, now())`;
    for (const [insurer, coverages] of [
      ['901', listOf(20)],
      ['902', listOf(20)],
      ['903', []],
    ] as const)
      await pool.query(offer, [id, insurer, JSON.stringify(coverages)]);
    await underStartLock(target.database, (client) => migrate(client));
    const told = await quotationRepository(target.database, silentAnnouncer).changes(id, undefined);
    expect(told?.rows.map(({ offer: price }) => price?.coverages)).toEqual([listOf(20), listOf(20), []]);
    expect((await pool.query('select count(*)::int from coverage_sets')).rows).toEqual([{ count: 1 }]);
  } finally {
    await target.drop();
  }
});
