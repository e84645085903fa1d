import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import { and, eq, sql } from '../drizzle.ts';
import { messageClaims } from '../schema/consents.ts';

/** Seconds after which whoever comes next has it in hand: they outlast the longest talk with who is told. */
type Claim = { readonly name: string; readonly seconds: number };

async function take(database: Database, { name, seconds }: Claim, holder: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into ${messageClaims} (name, holder, until) values (${name}, ${holder}, now() + make_interval(secs => ${seconds}))
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where ${messageClaims.until} < now()`);
  return rowCount === 1;
}

/**
 * Of many who want to do it at the same time one does, on whichever process, by the database's clock. No connection is
 * held meanwhile. What a killed one had in hand is free again after a while.
 */
export async function doneAlone<Result>(
  database: Database,
  claim: Claim,
  work: () => Promise<Result>,
): Promise<Result | { readonly kind: 'busy' }> {
  const holder = randomUUID();
  if (!(await take(database, claim, holder))) return { kind: 'busy' };
  try {
    return await work();
  } finally {
    await database
      .delete(messageClaims)
      .where(and(eq(messageClaims.name, claim.name), eq(messageClaims.holder, holder)));
  }
}
