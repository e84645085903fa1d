import type { FileContents } from '#ports/file-contents.ts';
import type { Database } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import { fileContents } from '../../schema/files.ts';

/** What files hold, in the database itself: one backup has all of it, and every process sees it. */
export function databaseContents(database: Database): FileContents {
  return {
    async put(key, content) {
      await database
        .insert(fileContents)
        .values({ key, content })
        .onConflictDoUpdate({ target: fileContents.key, set: { content } });
    },
    async get(key) {
      const [row] = await database.select().from(fileContents).where(eq(fileContents.key, key));
      return row?.content;
    },
    async remove(key) {
      await database.delete(fileContents).where(eq(fileContents.key, key));
    },
  };
}
