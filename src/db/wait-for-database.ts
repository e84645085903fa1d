import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

/** A server that stops, starts or recovers: PostgreSQL's own codes, and nobody behind the address. */
const comingBack: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT']);
const askEveryMs = 100;

function isComingBack(error: unknown): boolean {
  return comingBack.has(String((error as { code?: unknown }).code));
}

/** Who starts together with the database waits for it; every other fault of the connection is told at once. */
export async function waitForDatabase(database: Database, patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      await database.$client.query('select 1');
      return;
    } catch (error) {
      if (!isComingBack(error) || Date.now() > until) throw error;
      await pause(askEveryMs);
    }
  }
}
