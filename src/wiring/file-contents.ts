import type { Config } from '#config/config.ts';
import { s3Contents } from '#connectors/s3/index.ts';
import type { Database } from '#db/database.ts';
import { databaseContents } from '#db/repositories/files/contents.ts';
import type { FileContents } from '#ports/file-contents.ts';

/** New contents go to the first; what came before it was there is still found in the other, until it is over. */
export function newestFirst(first: FileContents, older: FileContents): FileContents {
  return {
    async put(key, content) {
      await first.put(key, content);
      await older.remove(key);
    },
    get: async (key) => (await first.get(key)) ?? older.get(key),
    async remove(key) {
      await first.remove(key);
      await older.remove(key);
    },
  };
}

/** The database keeps contents, unless a store of its own is named for them. */
export function connectFileContents({ fileStore }: Pick<Config, 'fileStore'>, database: Database): FileContents {
  const inDatabase = databaseContents(database);
  return fileStore ? newestFirst(s3Contents(fileStore), inDatabase) : inDatabase;
}
