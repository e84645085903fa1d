import { text } from 'node:stream/consumers';
import type { Config } from '#config/config.ts';
import { fileSeal, formerSeals } from '#connectors/node-crypto/index.ts';
import { JobQueue } from '#db/jobs.ts';
import { accountRepository } from '#db/repositories/accounts.ts';
import { fileRepository } from '#db/repositories/files/index.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { supportRepository } from '#db/repositories/support/index.ts';
import type { DeskPorts } from '#services/support/desk-command.ts';
import type { Stop } from '../backbone.ts';
import { connectFileContents } from '../file-contents.ts';
import { openCommandDatabase, tellFault } from './open-database.ts';

/** What the agency's commands stand on: the database of the product that runs, and nothing else of it. */
export async function openDesk(config: Config, stops: Stop[]): Promise<DeskPorts> {
  const { url, database, ring } = openCommandDatabase(config, stops);
  const jobs = new JobQueue(url, tellFault);
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
