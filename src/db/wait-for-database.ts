import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './away.ts';
import type { Database } from './database.ts';

const askEveryMs = 100;

/** Who starts together with the database waits for it; every other fault of the connection is told at once. */
export async function waitForDatabase(database: Database, patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      await database.$client.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw error;
      await pause(askEveryMs);
    }
  }
}
