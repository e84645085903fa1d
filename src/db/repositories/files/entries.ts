import type { FileEntry, FileTie } from '#ports/files.ts';
import type { Database } from '../../database.ts';
import { type SQL, sql } from '../../drizzle.ts';
import { files } from '../../schema/files.ts';

const reviewOf = sql<string | null>`(
  select h.offer_id from review_handover_files f join review_handovers h on h.id = f.handover_id
  where f.file_id = files.id and h.state <> 'failed' order by h.since limit 1)`;
const supportOf = sql<string | null>`(
  select u.subject_id from file_uses u where u.file_id = files.id and u.kind = 'support' order by u.subject_id limit 1)`;

/** What another company has can be called back by nobody, so it is named first. */
function tieOf(review: string | null, support: string | null): FileTie | undefined {
  if (review) return { kind: 'review', id: review };
  return support ? { kind: 'support', id: support } : undefined;
}

/** All that is known of files without what they hold, newest first. */
export async function readEntries(
  connection: Pick<Database, 'select'>,
  which: SQL | undefined,
): Promise<readonly FileEntry[]> {
  const { id, fileName, mediaType, size, uploadedAt, keptUntil } = files;
  const rows = await connection
    .select({ id, fileName, mediaType, size, uploadedAt, keptUntil, review: reviewOf, support: supportOf })
    .from(files)
    .where(which)
    .orderBy(sql`uploaded_at desc, id`);
  return rows.map(({ review, support, ...entry }) => ({ ...entry, tie: tieOf(review, support) }));
}
