import type { Logger } from 'pino';
import { isDatabaseAway } from '#db/away.ts';
import { type Database, isDatabaseReady } from '#db/database.ts';

const askEveryMs = 1_000;

export type OutageLog = {
  /** Whether the database being away is what failed. The first who meets it has it logged, all others are spared. */
  notices(error: unknown): boolean;
  /** For who is told of faults: those of an outage are one line, all others a line each. */
  faults(message: string): (error: unknown) => void;
  /** From now on the database is ended by ourselves, which is no outage. */
  end(): void;
};

/** Everybody stumbles over a database that is away, every second: it is told once, and once that it is back. */
export function outageLog(log: Logger, database: () => Database): OutageLog {
  let out = false;
  let ended = false;

  async function awaitEnd(): Promise<void> {
    out = !(await isDatabaseReady(database()));
    if (ended) return;
    if (out) setTimeout(() => void awaitEnd(), askEveryMs).unref();
    else log.warn('the database is back in reach');
  }

  function notices(error: unknown): boolean {
    if (!isDatabaseAway(error)) return false;
    if (!out && !ended) {
      out = true;
      log.error({ err: error }, 'the database is out of reach');
      setTimeout(() => void awaitEnd(), askEveryMs).unref();
    }
    return true;
  }

  return {
    notices,
    end: () => {
      ended = true;
    },
    faults: (message) => (error) => {
      if (!notices(error)) log.error({ err: error }, message);
    },
  };
}
