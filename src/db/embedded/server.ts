import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { clearStaleLock, createCluster, launchServer, runningServer, stopServer } from './cluster.ts';
import { type ClusterPaths, chooseClusterPaths } from './cluster-paths.ts';
import { claimDataDirectory } from './owner-lock.ts';

const database = 'karsila';
const startDeadlineMs = 30_000;
const lookEveryMs = 200;

export type EmbeddedServer = {
  /** Connection address over the Unix socket. */
  readonly url: string;
  /** Resolves when the server is not there any more, or nobody wants to know. A server taken over is no child of ours. */
  gone(stopping: AbortSignal): Promise<void>;
  /** Starts a server that is gone, on the same data and address. */
  startAgain(stopping: AbortSignal): Promise<void>;
  stop(): Promise<void>;
};

async function connects(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A server killed a moment ago may still have children that hold its memory; then the start is tried again. */
async function startServer(paths: ClusterPaths, url: string, stopping?: AbortSignal): Promise<void> {
  const deadline = Date.now() + startDeadlineMs;
  clearStaleLock(paths.cluster);
  let server = launchServer(paths);
  while (!stopping?.aborted && !(await connects(url))) {
    if (Date.now() > deadline) {
      throw new Error(`The embedded database did not start: ${readFileSync(paths.logFile, 'utf8').trim().slice(-600)}`);
    }
    await wait(25);
    if (server.exitCode !== null || server.signalCode !== null) {
      await wait(250);
      clearStaleLock(paths.cluster);
      server = launchServer(paths);
    }
  }
}

async function untilGone({ cluster }: ClusterPaths, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && runningServer(cluster) !== undefined) {
    await wait(lookEveryMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

/** Connection address over the Unix socket. */
export function embeddedUrl({ socketDir }: Pick<ClusterPaths, 'socketDir'>, name = database): string {
  return `postgres://postgres@${encodeURIComponent(socketDir)}/${name}`;
}

/** Starts the PostgreSQL server of a data directory, or takes over one that a killed process left running. */
export async function startEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  mkdirSync(dataDir, { recursive: true });
  const release = claimDataDirectory(dataDir);
  try {
    const paths = chooseClusterPaths(dataDir);
    const adminUrl = embeddedUrl(paths, 'postgres');
    if (!existsSync(paths.cluster)) createCluster(paths);
    const isThere = runningServer(paths.cluster) !== undefined && (await connects(adminUrl));
    if (!isThere) await startServer(paths, adminUrl);
    await createDatabase(adminUrl);
    return {
      url: embeddedUrl(paths),
      gone: (stopping) => untilGone(paths, stopping),
      startAgain: (stopping) => startServer(paths, adminUrl, stopping),
      async stop() {
        await stopServer(paths.cluster);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
