import type { Pool, PoolClient } from 'pg';
import type { Database } from '#db/database.ts';
import type { Statement } from './watched-statements.ts';

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Node[];
};

type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Node }] };

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

export type ReadPlan = {
  readonly how: 'with its values' | 'for whatever values';
  /** Tables that are read from end to end. */
  readonly wholeTables: readonly string[];
  /** How many rows were looked at in vain. */
  readonly inVain: number;
  readonly text: string;
};

const vainOf = (node: Node) =>
  ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) * (node['Actual Loops'] ?? 0);

function readExplained(how: ReadPlan['how'], explained: Explained | undefined): ReadPlan {
  const plan = explained?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan');
  const nodes = nodesOf(plan);
  return {
    how,
    wholeTables: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : [])),
    inVain: nodes.reduce((sum, node) => sum + vainOf(node), 0),
    text: JSON.stringify(plan, undefined, 1),
  };
}

type Explain = (client: PoolClient, statement: Statement) => Promise<Explained | undefined>;

const explainWithValues: Explain = async (client, { text, values }) =>
  (await client.query<Explained>(`explain (analyze, format json) ${text}`, [...values])).rows[0];

/** Values as they stand in a statement; the driver and the server know how. */
async function literalsOf(client: PoolClient, values: readonly unknown[]): Promise<readonly string[]> {
  if (values.length === 0) return [];
  const columns = values.map((_, index) => `quote_nullable($${index + 1}::text)`).join(', ');
  const { rows } = await client.query<string[]>({
    text: `select ${columns}`,
    values: [...values],
    rowMode: 'array',
  });
  return rows[0] ?? [];
}

const explainForAll: Explain = async (client, { text, values }) => {
  const literals = await literalsOf(client, values);
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query(`prepare planned as ${text}`);
  const given = literals.length === 0 ? '' : `(${literals.join(', ')})`;
  return (await client.query<Explained>(`explain (analyze, format json) execute planned${given}`)).rows[0];
};

/** It is carried out, and undone; what was prepared goes with the connection. */
async function undone(pool: Pool, explain: Explain, statement: Statement): Promise<Explained | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    return await explain(client, statement);
  } finally {
    await client.query('rollback');
    client.release(true);
  }
}

/**
 * How the database goes about a statement with these values; and, where connections keep it prepared, for whatever
 * values: after five times it may settle on that.
 */
export async function readPlans({ $client: pool }: Database, statement: Statement): Promise<readonly ReadPlan[]> {
  const own = readExplained('with its values', await undone(pool, explainWithValues, statement));
  if (statement.name === undefined) return [own];
  return [own, readExplained('for whatever values', await undone(pool, explainForAll, statement))];
}
