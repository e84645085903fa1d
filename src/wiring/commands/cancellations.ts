import { text } from 'node:stream/consumers';
import type { Config } from '#config/config.ts';
import { JobQueue } from '#db/jobs.ts';
import { deskLogRepository } from '#db/repositories/desk/log.ts';
import { policyRepositories } from '#db/repositories/policies/index.ts';
import type { CancellationDeskPorts } from '#services/policy/cancellation-desk.ts';
import type { Stop } from '../backbone.ts';
import { openCommandDatabase, tellFault } from './open-database.ts';

/** What the agency's commands about cancellations stand on: the database of the product that runs. */
export async function openCancellationDesk(config: Config, stops: Stop[]): Promise<CancellationDeskPorts> {
  const { url, database } = openCommandDatabase(config, stops);
  const jobs = new JobQueue(url, tellFault);
  await jobs.start();
  stops.push(() => jobs.stop());
  const { cancellations, policyBook } = policyRepositories(database, jobs);
  return {
    cancellations,
    policyBook,
    deskLog: deskLogRepository(database),
    clock: { now: () => new Date() },
    readText: () => text(process.stdin),
  };
}
