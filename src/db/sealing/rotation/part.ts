import type { PoolClient } from 'pg';
import type { KeyCount } from '#ports/key-rotation.ts';

/** One kind of place that holds sealed values, and how those are brought under the current key. */
export type RotationPart = {
  readonly name: string;
  counts(client: PoolClient): Promise<readonly KeyCount[]>;
  /** How many were sealed anew. Ends also where others go on writing under older keys; the counts tell. */
  rotate(client: PoolClient): Promise<number>;
};

/** So often is gone over what others wrote meanwhile. */
export const mostRounds = 20;

type Row = { readonly key: string | null; readonly count: string };

/** Values by key, where an expression gives the name of the key or null. */
export async function countBy(
  client: PoolClient,
  { place, key, from }: { readonly place: string; readonly key: string; readonly from: string },
): Promise<readonly KeyCount[]> {
  const { rows } = await client.query<Row>(`select ${key} as key, count(*) from ${from} group by 1 order by 1`);
  return rows.map(({ key: keyId, count }) => ({ place, keyId: keyId ?? undefined, count: Number(count) }));
}
