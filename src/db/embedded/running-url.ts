import { existsSync } from 'node:fs';
import { runningServer } from './cluster.ts';
import { chooseClusterPaths } from './cluster-paths.ts';
import { embeddedUrl } from './server.ts';

/** Where the server of a data directory answers while the product runs; undefined where it does not run. */
export function runningServerUrl(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const paths = chooseClusterPaths(dataDir);
  return runningServer(paths.cluster) === undefined ? undefined : embeddedUrl(paths);
}
