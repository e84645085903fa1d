import type { FileUse } from '#ports/files.ts';
import type { Database } from '../../database.ts';
import { inArray, sql } from '../../drizzle.ts';
import { files, fileUses } from '../../schema/files.ts';

/**
 * Ties files to something and keeps them at least as long, within the transaction that writes it down. False where one
 * of them is gone: the transaction is to be given up then.
 */
export async function keepFiles(
  tx: Pick<Database, 'update' | 'insert'>,
  ids: readonly string[],
  use: FileUse,
  until: Date,
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  // In one order for all, so that two who tie the same files do not wait for each other.
  const kept = await tx
    .update(files)
    .set({ keptUntil: sql`greatest(kept_until, ${until.toISOString()}::timestamptz)` })
    .where(inArray(files.id, wanted.toSorted()))
    .returning({ id: files.id });
  if (kept.length < wanted.length) return false;
  const rows = kept.map(({ id }) => ({ fileId: id, kind: use.kind, subjectId: use.id }));
  await tx.insert(fileUses).values(rows).onConflictDoNothing();
  return true;
}
