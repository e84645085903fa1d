import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { productEnvironment, productFlags } from '#config/product-flags.ts';
import { chooseClusterPaths } from '#db/embedded/cluster-paths.ts';
import { JobQueue } from '#db/jobs.ts';
import {
  childrenOf,
  commandOf,
  databasePid,
  productPorts,
  type StartedProduct,
  startProduct,
  until,
  untilUp,
} from '#testing/started-product.ts';

/** Loaded into every process: a signal makes the one that gets it throw and reject, where nobody catches. */
const fault = `const fail = (name) => { throw new Error(name + ': no person with number 11111111110'); };
  process.on('SIGUSR2', () => { setImmediate(fail, 'thrown'); void Promise.reject('rejected').catch(fail); });`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fault)}`;

/** A product starts within seconds, on a machine busy with all other tests within a minute. */
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
const started: StartedProduct[] = [];

function startParent(variables: Record<string, string> = {}): StartedProduct {
  const parent = startProduct(folder, {
    file: 'build/product/parent.js',
    variables: { LOG_LEVEL: 'error', ...variables },
  });
  started.push(parent);
  return parent;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'karsila-parent-'));
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await until(async () => !(await isServed(productPorts.API_PORT)));
  rmSync(folder, { recursive: true, force: true });
});

const isServed = (port: string) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    () => true,
    () => false,
  );

/** Whether a call that needs the database is answered. */
async function answersCalls(): Promise<boolean> {
  try {
    const headers = { authorization: 'Bearer tebomweb-sandbox', 'content-type': 'application/json' };
    const url = `http://127.0.0.1:${productPorts.API_PORT}/api/dask/iller`;
    const reply = await fetch(url, { method: 'POST', headers, body: '{}' });
    return reply.status === 200;
  } catch {
    return false;
  }
}

const productPid = ({ child }: StartedProduct) => childrenOf(child.pid ?? 0)[0] ?? 0;
const sandboxPid = (parent: StartedProduct) =>
  childrenOf(productPid(parent)).find((pid) => commandOf(pid).includes('sandbox/main.js')) ?? 0;
const familyOf = (parent: StartedProduct) => [
  parent.child.pid ?? 0,
  productPid(parent),
  sandboxPid(parent),
  databasePid(folder),
];

/** Log lines of the family, without the addresses they tell people. */
const logged = ({ output }: StartedProduct) =>
  output.text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { msg: string; exitCode?: number; err?: { message: string; stack: string } });

async function databaseClient(): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  return client;
}

const databaseUrl = () =>
  `postgres://postgres@${encodeURIComponent(chooseClusterPaths(join(folder, 'data')).socketDir)}/karsila`;

describe('under its parent', () => {
  let parent: StartedProduct;
  beforeAll(async () => {
    parent = startParent({ NODE_OPTIONS });
    await untilUp(parent, answersCalls);
  });

  test('a product knows the bounds of its memory, which its sandbox does not share', () => {
    for (const flag of productFlags) {
      expect(commandOf(productPid(parent))).toContain(flag);
      expect(commandOf(sandboxPid(parent))).not.toContain(flag);
    }
    const environment = readFileSync(`/proc/${productPid(parent)}/environ`, 'utf8').split('\0');
    for (const [name, value] of Object.entries(productEnvironment)) expect(environment).toContain(`${name}=${value}`);
  });

  test('calls that hold all their connections hold up neither jobs nor the worker, which have their own', async () => {
    const [client, locker] = [await databaseClient(), await databaseClient()];
    const jobs = new JobQueue(databaseUrl(), () => undefined);
    await jobs.start();
    await locker.query('begin');
    await locker.query('lock table provinces in access exclusive mode');
    const calls = Array.from({ length: 40 }, answersCalls);
    const held = `select 1 from pg_stat_activity where application_name = 'karsila-api' and wait_event_type = 'Lock'`;
    const heldUp = async () => (await client.query(held)).rowCount === 10;
    await until(heldUp);
    await jobs.send('retention', {});
    await until(async () => {
      const done = await client.query("select 1 from pgboss.job where name = 'retention' and state = 'completed'");
      return done.rowCount === 1 && (await heldUp());
    });
    // The desk opens its own while somebody works there.
    const { rows } = await client.query(
      `select distinct application_name as name from pg_stat_activity
        where application_name like 'karsila-%' and application_name <> 'karsila-desk' order by 1`,
    );
    const parts = ['api', 'events', 'jobs', 'queue', 'worker'];
    expect(rows.map(({ name }) => name)).toEqual(parts.map((part) => `karsila-${part}`));
    await locker.query('rollback');
    await Promise.all(calls);
    await until(answersCalls);
    await client.query("delete from pgboss.job where name = 'retention'");
    await jobs.stop();
    await Promise.all([client.end(), locker.end()]);
  });

  test('a product killed with -9 is started again, on the database it left running', async () => {
    const [product, database] = [productPid(parent), databasePid(folder)];
    process.kill(product, 'SIGKILL');
    await until(async () => productPid(parent) !== product && (await answersCalls()));
    expect(databasePid(folder)).toBe(database);
    expect(await isServed(productPorts.SANDBOX_PORT)).toBe(true);
    await until(() => isServed(productPorts.ADMIN_PORT));
    const ready = await fetch(`http://127.0.0.1:${productPorts.ADMIN_PORT}/ready`);
    expect(await ready.json()).toEqual({ status: 'ready', checks: { database: 'ok', api: 'ok' } });
  });

  test('a database killed with -9 is started again, though it was taken over: calls, jobs and events go on', async () => {
    const [product, database] = [productPid(parent), databasePid(folder)];
    process.kill(database, 'SIGKILL');
    await until(() => commandOf(database) === '');
    await until(answersCalls);
    expect(databasePid(folder)).not.toBe(database);
    expect(productPid(parent)).toBe(product);
    const client = await databaseClient();
    const jobs = new JobQueue(databaseUrl(), () => undefined);
    await jobs.start();
    await jobs.send('retention', {});
    await until(async () => {
      const done = await client.query("select 1 from pgboss.job where name = 'retention' and state = 'completed'");
      return done.rowCount === 1;
    });
    await jobs.stop();
    await until(async () => {
      const heard = await client.query(
        "select 1 from pg_stat_activity where application_name = 'karsila-events' and query = 'listen karsila_events'",
      );
      return heard.rowCount === 1;
    });
    await client.end();
  });

  test('a sandbox killed with -9 is started again on its ports', async () => {
    const [product, sandbox] = [productPid(parent), sandboxPid(parent)];
    process.kill(sandbox, 'SIGKILL');
    await until(() => commandOf(sandbox) === '');
    await until(() => isServed(productPorts.SANDBOX_PORT));
    expect(sandboxPid(parent)).not.toBe(sandbox);
    expect(productPid(parent)).toBe(product);
  });

  test('what nobody caught is logged with its stack and without its numbers, ends all in order, and a new product takes over', async () => {
    const [product, database] = [productPid(parent), databasePid(folder)];
    parent.output.text = '';
    process.kill(product, 'SIGUSR2');
    await until(() => commandOf(product) === '');
    await until(answersCalls);
    const uncaught = logged(parent).filter(({ msg }) => msg === 'uncaught error');
    expect(uncaught.map(({ err }) => err?.message).sort()).toEqual([
      'rejected: no person with number •••',
      'thrown: no person with number •••',
    ]);
    for (const { err } of uncaught) expect(err?.stack).toMatch(/\n {4}at .*fail /);
    expect(parent.output.text).not.toContain('11111111110');
    expect(logged(parent).at(-1)).toMatchObject({ msg: 'the product ended and is started again', exitCode: 1 });
    expect(databasePid(folder)).not.toBe(database);
  });

  test('SIGTERM ends all of them within five seconds', async () => {
    const family = familyOf(parent);
    const began = Date.now();
    parent.child.kill('SIGTERM');
    expect(await parent.ended).toBe(0);
    expect(family.map(commandOf)).toEqual(['', '', '', '']);
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

describe('the end of a start', () => {
  test('who loses the parent to kill -9 ends by itself: nothing holds a port or the data', async () => {
    const parent = startParent();
    await untilUp(parent, answersCalls);
    const family = familyOf(parent);
    parent.child.kill('SIGKILL');
    await until(() => family.every((pid) => commandOf(pid) === ''));
  });

  test('Ctrl-C while it starts leaves nothing running', async () => {
    const parent = startParent();
    await untilUp(parent, () => isServed(productPorts.SANDBOX_PORT));
    const family = [parent.child.pid ?? 0, productPid(parent), sandboxPid(parent)];
    // As a terminal does: to every process of the group at once.
    process.kill(-(parent.child.pid ?? 0), 'SIGINT');
    expect(await parent.ended).toBe(0);
    expect(family.map(commandOf)).toEqual(['', '', '']);
    expect(() => databasePid(folder)).toThrow('ENOENT');
  });

  test('a taken port is told once and not tried again, and so is a bad variable', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(Number(productPorts.API_PORT), '127.0.0.1', resolve));
    const taken = startParent();
    expect(await taken.ended).toBe(1);
    blocker.close();
    expect(taken.output.text.trim()).toBe(
      `Port ${productPorts.API_PORT} (API_PORT) is already in use. Stop what holds it, or set API_PORT to another port.`,
    );
    const bad = startParent({ LOG_LEVEL: 'yüksek' });
    expect(await bad.ended).toBe(1);
    expect(bad.output.text).toMatch(/^Configuration:\n {2}LOG_LEVEL: .+\n$/);
  });
});
