import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { reachableBinaries } from '#db/embedded/binaries.ts';
import { runAs } from '#db/embedded/cluster-paths.ts';
import { freePort } from './free-port.ts';

/** The system's own PostgreSQL where there is one, so that the second server is of another make and version. */
function otherBinaries(user: number | undefined): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres')));
  return found ?? reachableBinaries(user);
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A PostgreSQL reached as in production: over TCP, with a password, through its address. */
export async function startOtherPostgres(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const user = process.getuid?.() === 0 ? 65_534 : undefined;
  const binaries = otherBinaries(user);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, 'deneme-parolasi\n');
  if (user !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user, user);
  const cluster = join(folder, 'cluster');
  const initdb = ['-D', cluster, '-U', 'karsila', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const options = { ...runAs(user), cwd: '/', stdio: 'pipe' } as const;
  execFileSync(join(binaries, 'initdb'), [...initdb, '--locale=C.UTF-8'], options);
  const port = await freePort();
  const flags = ['-D', cluster, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const server = spawn(join(binaries, 'postgres'), flags, { ...options, stdio: 'ignore' });
  const url = `postgres://karsila:deneme-parolasi@127.0.0.1:${port}/postgres`;
  for (let tries = 0; tries < 400 && !(await answers(url)); tries += 1) await wait(50);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGINT');
      }),
  };
}
