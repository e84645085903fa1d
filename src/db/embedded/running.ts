import { existsSync } from 'node:fs';
import { runningServer } from './cluster.ts';
import { chooseClusterPaths } from './cluster-paths.ts';
import { embeddedUrl } from './server.ts';

/** The address of the server that a running product has on a data directory; undefined where none runs. */
export function runningEmbeddedUrl(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const paths = chooseClusterPaths(dataDir);
  return runningServer(paths.cluster) === undefined ? undefined : embeddedUrl(paths);
}
