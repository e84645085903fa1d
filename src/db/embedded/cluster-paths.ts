import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { othersCanReach, reachableBinaries } from './binaries.ts';

const nobody = 65_534;
/** Unix socket addresses end at 107 characters; PostgreSQL adds the socket's own name. */
const longestSocketDir = 85;

export type ClusterPaths = {
  readonly cluster: string;
  readonly socketDir: string;
  readonly logFile: string;
  readonly binaries: string;
  /** PostgreSQL refuses to run as root: then it runs as this user. */
  readonly user: number | undefined;
};

/** Identity options for a child process that runs as the server's user. */
export function runAs(user: number | undefined) {
  return user === undefined ? {} : { uid: user, gid: user };
}

/**
 * Where the server of a data directory lives. Its user must be able to enter every folder above it, so as root a data
 * directory under a closed folder keeps its cluster in /var/lib instead.
 */
export function chooseClusterPaths(dataDir: string): ClusterPaths {
  const user = process.getuid?.() === 0 ? nobody : undefined;
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const root = user === undefined || othersCanReach(dataDir) ? dataDir : join('/var/lib', `karsila-${id}`);
  const inside = join(root, 'socket');
  const socketDir = inside.length <= longestSocketDir ? inside : join('/tmp', `karsila-${id}`);
  mkdirSync(root, { recursive: true, mode: 0o755 });
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  if (user !== undefined) chownSync(socketDir, user, user);
  chmodSync(socketDir, 0o700);
  return {
    cluster: join(root, 'postgres'),
    socketDir,
    logFile: join(root, 'postgres.log'),
    binaries: reachableBinaries(user),
    user,
  };
}
