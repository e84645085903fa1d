import { text } from 'node:stream/consumers';
import type { Config } from '#config/config.ts';
import { deskLogRepository } from '#db/repositories/desk/log.ts';
import { reconciliationRepository } from '#db/repositories/policies/reconciliations.ts';
import type { FindingDeskPorts } from '#services/policy/finding-desk.ts';
import type { Stop } from '../backbone.ts';
import { openCommandDatabase } from './open-database.ts';

/** What the agency's commands about findings stand on: the database of the product that runs. */
export function openFindingDesk(config: Config, stops: Stop[]): FindingDeskPorts {
  const { database } = openCommandDatabase(config, stops);
  return {
    reconciliations: reconciliationRepository(database),
    deskLog: deskLogRepository(database),
    clock: { now: () => new Date() },
    readText: () => text(process.stdin),
  };
}
