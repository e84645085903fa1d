import type { Config } from '#config/config.ts';
import { dataSeal } from '#connectors/node-crypto/index.ts';
import { closeDatabase, type Database, openDatabase } from '#db/database.ts';
import { runningEmbeddedUrl } from '#db/embedded/running.ts';
import { sealDataWith } from '#db/sealing/ring.ts';
import { commandTexts } from '#messages/commands.ts';
import type { DataSeal } from '#ports/data-seal.ts';
import type { Stop } from '../backbone.ts';

/** Commands ask one thing after the other, and some keep a connection for themselves meanwhile. */
const poolSize = 2;

export const tellFault = (error: unknown) => console.error(error);

type CommandDatabase = { readonly url: string; readonly database: Database; readonly ring: DataSeal };

/** The database of the product that runs, for a command beside it. */
export function openCommandDatabase(config: Config, stops: Stop[]): CommandDatabase {
  const { url: named, dataDir, timeoutMs } = config.database;
  const url = named ?? runningEmbeddedUrl(dataDir);
  if (url === undefined) throw new Error(commandTexts.notRunning(dataDir));
  const ring = dataSeal(config.dataKeys);
  sealDataWith(ring);
  const database = openDatabase({ url, poolSize, timeoutMs, onConnectionLost: tellFault });
  stops.push(() => closeDatabase(database));
  return { url, database, ring };
}
