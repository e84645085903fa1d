import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, sql, sum } from 'drizzle-orm';
import type { FileSeal, Files } from '#ports/files.ts';
import type { Database } from '../database.ts';
import { files } from '../schema/files.ts';

type Connection = Pick<Database, 'select'>;

async function uploaded(connection: Connection, visitor: string, since: Date) {
  const [row] = await connection
    .select({ files: count(), bytes: sum(files.size) })
    .from(files)
    .where(and(eq(files.visitor, visitor), gt(files.uploadedAt, since)));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}

export function fileRepository(database: Database, seal: FileSeal): Files {
  return {
    async store({ bytes, ...file }, quota) {
      const id = randomUUID();
      const content = seal.seal(id, bytes);
      return database.transaction(async (tx) => {
        // One visitor's files are counted one after the other, so that many at once are not more than allowed.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${file.visitor}`}, 0))`);
        const so = await uploaded(tx, file.visitor, quota.since);
        if (so.files >= quota.files || so.bytes + bytes.length > quota.bytes) return undefined;
        await tx.insert(files).values({ ...file, id, size: bytes.length, content });
        return id;
      });
    },
    uploadedSince: (visitor, since) => uploaded(database, visitor, since),
    async ownedBy(visitor, ids, now) {
      const rows = await database
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.visitor, visitor), inArray(files.id, [...ids]), gt(files.keptUntil, now)));
      return rows.map(({ id }) => id);
    },
    async read(id) {
      const [row] = await database.select().from(files).where(eq(files.id, id));
      if (!row) return undefined;
      const { visitor: _visitor, size: _size, content, ...file } = row;
      return { ...file, bytes: seal.open(id, content) };
    },
  };
}
