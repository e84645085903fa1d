import { setTimeout as pause } from 'node:timers/promises';
import type { QueryResult, QueryResultRow } from 'pg';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { runningServer } from '#db/embedded/cluster.ts';
import { chooseClusterPaths } from '#db/embedded/cluster-paths.ts';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { sealAsSandbox } from '#testing/sandbox-ring.ts';

const patienceMs = 30_000;

/** A database server of its own that can be crashed and started again on the same data. */
export async function startCrashingDatabase(folder: string) {
  let server = await startEmbeddedServer(folder);
  const { cluster } = chooseClusterPaths(folder);
  const { url } = server;
  sealAsSandbox();
  const database = openDatabase({ url, poolSize: 6, timeoutMs: patienceMs, onConnectionLost: () => undefined });

  return {
    url,
    database,
    /** Asks until the database answers. */
    async query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<QueryResult<Row>> {
      const until = Date.now() + patienceMs;
      for (;;) {
        try {
          return await database.$client.query<Row>(text, [...values]);
        } catch (error) {
          if (Date.now() > until) throw error;
          await pause(100);
        }
      }
    },
    /** stopped is PostgreSQL's immediate shutdown, killed is kill -9; both leave the work to recovery. */
    async crash(how: 'stopped' | 'killed'): Promise<void> {
      const pid = runningServer(cluster);
      if (pid === undefined) throw new Error('The database does not run');
      process.kill(pid, how === 'stopped' ? 'SIGQUIT' : 'SIGKILL');
      while (runningServer(cluster) !== undefined) await pause(5);
    },
    async startAgain(): Promise<void> {
      await server.stop();
      server = await startEmbeddedServer(folder);
    },
    async stop(): Promise<void> {
      await closeDatabase(database);
      await server.stop();
    },
  };
}
export type CrashingDatabase = Awaited<ReturnType<typeof startCrashingDatabase>>;
