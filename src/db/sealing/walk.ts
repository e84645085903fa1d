import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { DataSeal } from '#ports/data-seal.ts';
import type { SealedColumn, SealedTable } from './registry.ts';
import { type StoredRow, sealRow } from './seal-row.ts';

const usualPages = 64;
const pageBytes = 8192;
const pauseMs = 100;

export type Walk = {
  readonly client: PoolClient;
  readonly seal: DataSeal;
  readonly table: SealedTable;
  /** Pages of the table that one transaction walks over. */
  readonly pagesAtOnce?: number;
  /** How often is gone over the table at most, where others may go on writing under an older key. */
  readonly mostRounds?: number;
};

const quoted = (name: string) => `"${name}"`;

function isBehind({ column, form }: SealedColumn): string {
  return form === 'text'
    ? `not starts_with(${quoted(column)}, $1::text)`
    : `not starts_with(encode(substring(${quoted(column)} from 1 for length($1::text)), 'escape'), $1::text)`;
}

/** Rows with a value that is not under the current key, or without the index of one. */
function behind({ columns, indexes }: SealedTable): string {
  const missing = indexes.map(({ column, of }) => `(${quoted(column)} is null and ${quoted(of)} is not null)`);
  return [...columns.map(isBehind), ...missing].join(' or ');
}

const prefixOf = (seal: DataSeal) => `s1.${seal.currentKeyId}.`;

async function update({ client, seal, table }: Walk, row: StoredRow): Promise<void> {
  const changes = [...sealRow(seal, table, row)];
  const assignments = changes.map(([column], at) => `${quoted(column)} = $${at + 2}`);
  await client.query(`update ${quoted(table.table)} set ${assignments.join(', ')} where ctid = $1::tid`, [
    row.row_place,
    ...changes.map(([, value]) => value),
  ]);
}

/** Rows that somebody holds are left to the next round, so that nobody waits for us in a ring. */
async function sealPages(walk: Walk, firstPage: number, endPage: number): Promise<number> {
  const { client, seal, table } = walk;
  const names = [...table.columns, ...table.indexes].map(({ column }) => quoted(column));
  const id = table.columns.some(({ form }) => form === 'rowBytes') ? ', id::text as row_id' : '';
  await client.query('begin');
  try {
    const { rows } = await client.query<StoredRow>(
      `select ctid::text as row_place${id}, ${names.join(', ')} from ${quoted(table.table)}
        where ctid >= $2::tid and ctid < $3::tid and (${behind(table)}) for update skip locked`,
      [prefixOf(seal), `(${firstPage},0)`, `(${endPage},0)`],
    );
    for (const row of rows) await update(walk, row);
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function sealOnce(walk: Walk): Promise<number> {
  const size = await walk.client.query<{ bytes: string }>('select pg_relation_size($1::regclass) as bytes', [
    walk.table.table,
  ]);
  const pages = Number(size.rows[0]?.bytes ?? 0) / pageBytes;
  const { pagesAtOnce = usualPages } = walk;
  let count = 0;
  for (let page = 0; page < pages; page += pagesAtOnce) count += await sealPages(walk, page, page + pagesAtOnce);
  return count;
}

async function isDone({ client, seal, table }: Walk): Promise<boolean> {
  const { rows } = await client.query(`select from ${quoted(table.table)} where ${behind(table)} limit 1`, [
    prefixOf(seal),
  ]);
  return rows.length === 0;
}

/**
 * Brings every value of a table under the current key, whether it is plain or under an older one, and fills indexes that
 * are missing. Pages are sealed in transactions of their own: who is stopped goes on where the rows say. What others
 * write meanwhile, with whichever key, is met in another round.
 */
export async function sealTable(walk: Walk): Promise<number> {
  const { mostRounds = Number.POSITIVE_INFINITY } = walk;
  let count = 0;
  for (let round = 0; round < mostRounds && !(await isDone(walk)); round += 1) {
    const sealed = await sealOnce(walk);
    count += sealed;
    if (sealed === 0) await pause(pauseMs);
  }
  return count;
}
