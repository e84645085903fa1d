import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import { and, eq, sql } from '../drizzle.ts';
import { messageClaims } from '../schema/consents.ts';

/** After that without a word from who has it in hand, whoever comes next has it. */
const heldUntil = sql`now() + interval '20 seconds'`;
const renewEveryMs = 5_000;

async function take(database: Database, name: string, holder: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into ${messageClaims} (name, holder, until) values (${name}, ${holder}, ${heldUntil})
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
  name: string,
  work: () => Promise<Result>,
): Promise<Result | { readonly kind: 'busy' }> {
  const holder = randomUUID();
  if (!(await take(database, name, holder))) return { kind: 'busy' };
  const own = and(eq(messageClaims.name, name), eq(messageClaims.holder, holder));
  // One that cannot be renewed now may be the next time.
  const renew = () => database.update(messageClaims).set({ until: heldUntil }).where(own);
  const renewing = setInterval(() => void renew().catch(() => undefined), renewEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await database.delete(messageClaims).where(own);
  }
}
