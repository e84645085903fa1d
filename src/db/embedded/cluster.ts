import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClusterPaths, runAs } from './cluster-paths.ts';

/** Creates the cluster whole or not at all: a half-made one never gets the final name. */
export function createCluster(paths: ClusterPaths): void {
  const draft = `${paths.cluster}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (paths.user !== undefined) chownSync(draft, paths.user, paths.user);
  const locale = ['--locale-provider=icu', '--icu-locale=tr-TR', '--locale=C.UTF-8'];
  // Trust is safe here: the socket folder admits only the server's user and root, and no port is opened.
  const options = ['-D', draft, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale];
  execFileSync(join(paths.binaries, 'initdb'), options, { ...runAs(paths.user), stdio: 'pipe', cwd: '/' });
  renameSync(draft, paths.cluster);
}

/** A file that may vanish while we look: a server removes its lock as it ends. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}

/** Whether a process is the server of this cluster; one that has ended and waits to be collected has no command line. */
function isServerOf(cluster: string, pid: number): boolean {
  return readIfThere(`/proc/${pid}/cmdline`).includes(cluster);
}

/** Process id of the server running on this cluster; a lock that names another process is stale. */
export function runningServer(cluster: string): number | undefined {
  const pid = Number.parseInt(readIfThere(join(cluster, 'postmaster.pid')), 10);
  return Number.isNaN(pid) || !isServerOf(cluster, pid) ? undefined : pid;
}

/** Removes a lock that names no running server, such as one left by a power cut. */
export function clearStaleLock(cluster: string): void {
  if (runningServer(cluster) === undefined) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

export function launchServer(paths: ClusterPaths): ChildProcess {
  const settings = { listen_addresses: '', unix_socket_directories: paths.socketDir, unix_socket_permissions: '0700' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(paths.logFile, 'w');
  // A group of its own: Ctrl-C reaches us, and we stop the server after the connections are closed.
  const server = spawn(join(paths.binaries, 'postgres'), ['-D', paths.cluster, ...flags], {
    ...runAs(paths.user),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  server.unref();
  return server;
}

/** SIGINT is PostgreSQL's fast shutdown: open work is rolled back, acknowledged work is kept. */
function askToStop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function stopServer(cluster: string): Promise<void> {
  const pid = runningServer(cluster);
  if (pid === undefined) return;
  askToStop(pid);
  // The process is waited for, not its lock, which it removes a moment before it ends.
  for (let waited = 0; waited < 15_000 && isServerOf(cluster, pid); waited += 20) await wait(20);
  if (isServerOf(cluster, pid)) throw new Error(`The database server ${pid} did not stop in time.`);
}
