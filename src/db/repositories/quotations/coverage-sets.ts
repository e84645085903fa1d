import { hash } from 'node:crypto';
import { NewestOf } from '#domain/newest-of.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import type { Database } from '../../database.ts';

type Coverages = readonly Coverage[];
/** What an offer covers, by the name that it was stored with. */
export type CoveragesOf = (name: string | null) => Coverages;

type Known = {
  readonly coverages: Coverages;
  /** When this process said that it is used; undefined where it only read it. */
  readonly toldAt: number | undefined;
};

type Recalled = { readonly id: string; readonly coverages: Coverages; readonly toldMsAgo: number };

/** Much less than the time after its last use at which a list that no offer names goes (`coverageSets` of retention). */
const tellAgainMs = 60 * 60 * 1000;
const mostKnown = 1_000;

const keepText = `
  insert into coverage_sets (id, coverages)
  select id, coverages from jsonb_to_recordset($1::jsonb) as t(id uuid, coverages jsonb) order by id
  on conflict (id) do update set used_at = now()`;

const readText = 'select id, coverages from coverage_sets where id = any ($1::uuid[])';

const recallText = `
  select id, coverages, (extract(epoch from now() - used_at) * 1000)::float8 as "toldMsAgo" from coverage_sets
  where used_at > now() - $1 * interval '1 millisecond' order by used_at desc limit $2`;

/** What one process knows, over whichever of its connections it heard of it. */
export const knownCoverages = () => new NewestOf<string, Known>(mostKnown);
export type KnownCoverages = ReturnType<typeof knownCoverages>;

function digestOf(coverages: Coverages): string {
  const digest = hash('sha256', JSON.stringify(coverages));
  return [0, 8, 12, 16, 20].map((start, at, starts) => digest.slice(start, starts[at + 1] ?? 32)).join('-');
}

/**
 * Lists of coverages, each stored once under its digest. Most are known already: then an offer costs a name on its way to the
 * database and back, and nobody writes out or reads the list again.
 */
export class CoverageSets {
  readonly #pool: Database['$client'];
  readonly #known: KnownCoverages;
  readonly #names = new WeakMap<Coverages, string>();

  constructor({ $client }: Database, known: KnownCoverages = knownCoverages()) {
    this.#pool = $client;
    this.#known = known;
  }

  /** Learns what other processes stored of late, so that the first offers of this one neither store nor read it again. */
  async recall(): Promise<void> {
    const { rows } = await this.#pool.query<Recalled>(recallText, [tellAgainMs, mostKnown]);
    const now = performance.now();
    for (const { id, coverages, toldMsAgo } of rows.toReversed())
      this.#known.set(id, { coverages, toldAt: now - toldMsAgo });
  }

  /** What an offer is stored with; the list itself must be kept before. */
  nameOf(coverages: Coverages): string | null {
    if (coverages.length === 0) return null;
    const name = this.#names.get(coverages) ?? digestOf(coverages);
    this.#names.set(coverages, name);
    return name;
  }

  /** Stores what is not known to be stored. */
  async keep(lists: Iterable<Coverages>): Promise<void> {
    const now = performance.now();
    const fresh = new Map<string, Coverages>();
    for (const coverages of lists) {
      const id = this.nameOf(coverages);
      if (id === null) continue;
      const toldAt = this.#known.get(id)?.toldAt;
      if (toldAt === undefined || now - toldAt > tellAgainMs) fresh.set(id, coverages);
    }
    if (fresh.size === 0) return;
    const rows = [...fresh].map(([id, coverages]) => ({ id, coverages }));
    await this.#pool.query({ name: 'coverage-sets-keep', text: keepText, values: [JSON.stringify(rows)] });
    for (const [id, coverages] of fresh) this.#known.set(id, { coverages, toldAt: now });
  }

  /** The lists of these names. */
  async read(names: Iterable<string | null>): Promise<CoveragesOf> {
    const lists = new Map<string | null, Coverages>([[null, []]]);
    const unknown = new Set<string>();
    for (const name of names) {
      if (name === null || lists.has(name)) continue;
      const known = this.#known.get(name);
      if (known) lists.set(name, known.coverages);
      else unknown.add(name);
    }
    if (unknown.size > 0) {
      const query = { name: 'coverage-sets-read', text: readText, values: [[...unknown]] };
      const { rows } = await this.#pool.query<{ readonly id: string; readonly coverages: Coverages }>(query);
      for (const { id, coverages } of rows) {
        lists.set(id, coverages);
        this.#known.set(id, { coverages, toldAt: undefined });
      }
    }
    return (name) => {
      const list = lists.get(name);
      if (!list) throw new Error(`An offer names coverages that are not there: ${name}`);
      return list;
    };
  }
}
