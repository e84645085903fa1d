import { randomUUID } from 'node:crypto';
import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import type { FileContents } from '#ports/file-contents.ts';
import type { FileOwner, FileSeal, Files, StoredFile } from '#ports/files.ts';
import type { Database } from '../../database.ts';
import { and, count, eq, gt, inArray, isNotNull, or, type SQL, sql, sum } from '../../drizzle.ts';
import { files, fileUses } from '../../schema/files.ts';
import { readEntries } from './entries.ts';
import { keepFiles } from './keep.ts';
import { isFrom, isOf } from './owner.ts';
import { contentKey, unspokenContents } from './unspoken-contents.ts';

type Connection = Pick<Database, 'select'>;

async function uploaded(connection: Connection, owner: FileOwner, since: Date) {
  const [row] = await connection
    .select({ files: count(), bytes: sum(files.size) })
    .from(files)
    .where(and(isFrom(owner), gt(files.uploadedAt, since)));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** One owner's files are counted one after the other, so that many at once are not more than allowed. */
async function countAlone(tx: Pick<Database, 'execute'>, { visitor, accountId }: FileOwner): Promise<void> {
  for (const who of [`files ${visitor}`, ...(accountId === undefined ? [] : [`files of ${accountId}`])]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${who}, 0))`);
  }
}

export type FileParts = { readonly seal: FileSeal; readonly contents: FileContents };

export function fileRepository(database: Database, { seal, contents }: FileParts): Files {
  const unspoken = unspokenContents(database, contents);
  const ofOwner = (owner: FileOwner, now: Date, more?: SQL) => and(isOf(owner), gt(files.keptUntil, now), more);

  async function readWhere(which: SQL | undefined): Promise<StoredFile | undefined> {
    const [row] = await database.select().from(files).where(which);
    if (!row) return undefined;
    const { visitor: _visitor, accountId: _account, size: _size, contentKey: _key, ...file } = row;
    const content = await contents.get(contentKey(row.id));
    if (content) return { ...file, bytes: seal.open(row.id, content) };
    const isThere = await database.select({ id: files.id }).from(files).where(eq(files.id, row.id));
    if (isThere.length > 0) throw new Error(`the content of file ${row.id} is gone`);
    return undefined;
  }

  return {
    async store({ bytes, owner, ...file }, quota) {
      const id = randomUUID();
      const key = contentKey(id);
      await unspoken.announce(key);
      const sealed = seal.seal(id, bytes);
      await contents.put(key, sealed);
      const isStored = await database.transaction(async (tx) => {
        await countAlone(tx, owner);
        const so = await uploaded(tx, owner, quota.since);
        if (so.files >= quota.files || so.bytes + bytes.length > quota.bytes) return false;
        const { rowCount } = await tx.execute(
          sql`delete from file_content_removals where key = ${key} and not removing`,
        );
        if (rowCount !== 1) throw new Error(`the content of file ${id} was removed before its row came`);
        await tx.insert(files).values({ ...file, ...owner, id, size: bytes.length, contentKey: seal.keyIdOf(sealed) });
        return true;
      });
      if (isStored) return id;
      await unspoken.removeSoon(key);
      return undefined;
    },
    uploadedSince: (owner, since) => uploaded(database, owner, since),
    async ownedBy(owner, ids, now) {
      const rows = await database
        .select({ id: files.id })
        .from(files)
        .where(ofOwner(owner, now, inArray(files.id, [...ids])));
      return rows.map(({ id }) => id);
    },
    listOf(owner, now) {
      const since = secondsBefore(now, lifetimes.proofForQuote);
      return readEntries(database, ofOwner(owner, now, or(isNotNull(files.accountId), gt(files.uploadedAt, since))));
    },
    readOwn: (owner, id, now) => readWhere(ofOwner(owner, now, eq(files.id, id))),
    read: (id) => readWhere(eq(files.id, id)),
    entries: (ids) => readEntries(database, inArray(files.id, [...ids])),
    async remove(owner, id, now) {
      const answer = await database.transaction(async (tx) => {
        const which = ofOwner(owner, now, eq(files.id, id));
        // Whoever ties the file meanwhile waits for this lock, or has done it before and is seen.
        const [row] = await tx.select({ id: files.id }).from(files).where(which).for('update');
        if (!row) return { kind: 'notFound' } as const;
        const [entry] = await readEntries(tx, eq(files.id, id));
        if (entry?.tie) return { kind: 'tied', tie: entry.tie } as const;
        await tx.delete(files).where(eq(files.id, id));
        return { kind: 'removed' } as const;
      });
      if (answer.kind === 'removed') await unspoken.removeSoon(contentKey(id));
      return answer;
    },
    async keep(ids, use, until) {
      const gone = new Error('a file is gone');
      try {
        return await database.transaction(async (tx) => {
          if (await keepFiles(tx, ids, use, until)) return true;
          throw gone;
        });
      } catch (fault) {
        if (fault === gone) return false;
        throw fault;
      }
    },
    async release({ kind, id }) {
      await database.delete(fileUses).where(and(eq(fileUses.kind, kind), eq(fileUses.subjectId, id)));
    },
    forgetContents: () => unspoken.sweep(),
  };
}
