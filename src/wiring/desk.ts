import { text } from 'node:stream/consumers';
import type { Config } from '#config/config.ts';
import { dataSeal, fileSeal, formerSeals } from '#connectors/node-crypto/index.ts';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { runningEmbeddedUrl } from '#db/embedded/running.ts';
import { JobQueue } from '#db/jobs.ts';
import { accountRepository } from '#db/repositories/accounts.ts';
import { fileRepository } from '#db/repositories/files/index.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { supportRepository } from '#db/repositories/support/index.ts';
import { sealDataWith } from '#db/sealing/ring.ts';
import { deskTexts } from '#messages/support-desk.ts';
import type { DeskPorts } from '#services/support/desk-command.ts';
import type { Stop } from './backbone.ts';
import { connectFileContents } from './file-contents.ts';

/** What the agency's commands stand on: the database of the product that runs, and nothing else of it. */
export async function openDesk(config: Config, stops: Stop[]): Promise<DeskPorts> {
  const url = config.database.url ?? runningEmbeddedUrl(config.database.dataDir);
  if (url === undefined) throw new Error(deskTexts.notRunning(config.database.dataDir));
  const ring = dataSeal(config.dataKeys);
  sealDataWith(ring);
  const onLost = (error: unknown) => console.error(error);
  const { timeoutMs } = config.database;
  const database = openDatabase({ url, poolSize: 2, timeoutMs, onConnectionLost: onLost });
  stops.push(() => closeDatabase(database));
  const jobs = new JobQueue(url, onLost);
  await jobs.start();
  stops.push(() => jobs.stop());
  return {
    accounts: accountRepository(database),
    clock: { now: () => new Date() },
    files: fileRepository(database, {
      seal: fileSeal(ring, formerSeals(config.appSecret)),
      contents: connectFileContents(config, database),
    }),
    lists: referenceLists(database),
    support: supportRepository(database, jobs),
    readText: () => text(process.stdin),
  };
}
