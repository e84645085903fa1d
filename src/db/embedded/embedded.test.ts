import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { othersCanReach } from './binaries.ts';
import { DataDirectoryInUse } from './owner-lock.ts';
import { startEmbeddedServer } from './server.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karsila-embedded-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

/** A finished process that nobody collected yet has no command line. */
function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
}

/** A process that starts the server, prints its address, and stays until it is killed. */
function holder(dataDir: string, user?: number): ChildProcess {
  const module = join(import.meta.dirname, 'server.ts');
  const script = `const { startEmbeddedServer } = await import(${JSON.stringify(module)});
    try { console.log((await startEmbeddedServer(${JSON.stringify(dataDir)})).url); setInterval(() => {}, 1000); }
    catch (error) { console.log('failed: ' + error.message); process.exit(1); }`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.stdout?.once('data', (chunk) => resolve(String(chunk).trim())));
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

describe('the embedded server', () => {
  test('sorts and capitalises as Turkish does', async () => {
    const server = await startEmbeddedServer(join(folder, 'data'));
    const rows = await query(
      server.url,
      "select upper('iğdır') as upper, array(select unnest(array['inek','ışık','çam','cam']) order by 1) as sorted",
    );
    await server.stop();
    expect(rows).toEqual([{ upper: 'İĞDIR', sorted: ['cam', 'çam', 'ışık', 'inek'] }]);
  });

  test('a second start on a live data directory refuses with one clear line', async () => {
    const dataDir = join(folder, 'data');
    const server = await startEmbeddedServer(dataDir);
    await expect(startEmbeddedServer(dataDir)).rejects.toThrow(DataDirectoryInUse);
    await expect(startEmbeddedServer(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await query(server.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await server.stop();
  });

  test('stopping the product stops its database and frees the directory', async () => {
    const dataDir = join(folder, 'data');
    const server = await startEmbeddedServer(dataDir);
    const pid = serverPid(dataDir);
    await server.stop();
    expect(isRunning(pid)).toBe(false);
    expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false);
  });

  test('a product killed with -9 leaves a server that the next start takes over, rows included', async () => {
    const dataDir = join(folder, 'data');
    const child = holder(dataDir);
    const url = await firstLine(child);
    await query(url, 'create table kept (id int); insert into kept values (1)');
    const pid = serverPid(dataDir);
    child.kill('SIGKILL');
    await ended(child);
    const next = await startEmbeddedServer(dataDir);
    expect(serverPid(dataDir)).toBe(pid);
    expect(await query(next.url, 'select id from kept')).toEqual([{ id: 1 }]);
    await next.stop();
    expect(isRunning(pid)).toBe(false);
  });

  test('every acknowledged write survives kill -9 of product and database together', async () => {
    const dataDir = join(folder, 'data');
    const child = holder(dataDir);
    const url = await firstLine(child);
    await query(url, 'create table written (id int primary key)');
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    let acknowledged = 0;
    const writing = (async () => {
      try {
        for (let id = 1; ; id += 1) {
          await client.query('insert into written values ($1)', [id]);
          acknowledged = id;
        }
      } catch {
        // The server is gone.
      }
    })();
    while (acknowledged < 200) await new Promise((resolve) => setTimeout(resolve, 5));
    process.kill(serverPid(dataDir), 'SIGKILL');
    child.kill('SIGKILL');
    await Promise.all([writing, ended(child)]);
    const next = await startEmbeddedServer(dataDir);
    const [row] = await query(next.url, 'select max(id) as last, count(*)::int as rows from written');
    await next.stop();
    expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(row?.rows).toBe(row?.last);
  });

  test('locks of an earlier boot are recovered, even when their process ids live again in other programs', async () => {
    const dataDir = join(folder, 'data');
    await (await startEmbeddedServer(dataDir)).stop();
    writeFileSync(join(dataDir, 'owner.lock'), `${process.ppid} 1 an-earlier-boot`);
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.ppid}\n${dataDir}/postgres\n`);
    const server = await startEmbeddedServer(dataDir);
    expect(await query(server.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await server.stop();
  });

  test('a creation cut short is begun again', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(join(dataDir, 'postgres.draft/base'), { recursive: true });
    const server = await startEmbeddedServer(dataDir);
    await server.stop();
    expect(existsSync(join(dataDir, 'postgres.draft'))).toBe(false);
  });

  test('works from a folder closed to other users, and as an ordinary user', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const server = await startEmbeddedServer(join(closed, 'data'));
    expect(await query(server.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await server.stop();
    if (isRoot && othersCanReach(process.execPath)) await runsAsOrdinaryUser();
  });
});

/**
 * Only root can become somebody else; without root the whole file already runs as an ordinary user. The other user
 * must be able to enter the checkout.
 */
async function runsAsOrdinaryUser(): Promise<void> {
  const ordinary = 1;
  const home = join(folder, 'home');
  mkdirSync(home, { mode: 0o777 });
  chmodSync(home, 0o777);
  const child = holder(join(home, 'data'), ordinary);
  const url = await firstLine(child);
  expect(url).toMatch(/^postgres:/);
  expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  const pid = serverPid(join(home, 'data'));
  child.kill('SIGKILL');
  process.kill(pid, 'SIGINT');
  await ended(child);
}
