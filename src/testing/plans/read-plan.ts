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
  /** Tables that are read from end to end. */
  readonly wholeTables: readonly string[];
  /** How many rows were looked at in vain. */
  readonly inVain: number;
  readonly text: string;
};

const vainOf = (node: Node) =>
  ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) * (node['Actual Loops'] ?? 0);

/** How the database goes about a statement with these values. It is carried out, and undone. */
export async function readPlan({ $client: pool }: Database, { text, values }: Statement): Promise<ReadPlan> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Explained>(`explain (analyze, format json) ${text}`, [...values]);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error(`There is no plan of ${text}`);
    const nodes = nodesOf(plan);
    return {
      wholeTables: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : [])),
      inVain: nodes.reduce((sum, node) => sum + vainOf(node), 0),
      text: JSON.stringify(plan, undefined, 1),
    };
  } finally {
    await client.query('rollback');
    client.release();
  }
}
