import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '#config/config.ts';
import { nodeCrypto } from '#connectors/node-crypto/index.ts';
import { DatabaseBroker } from '#db/broker.ts';
import { closeDatabase, type Database, openDatabase } from '#db/database.ts';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { seed } from '#db/seed.ts';
import { addDays, istanbulToday } from '#domain/dates.ts';
import type { Quotations } from '#ports/quotations.ts';
import { sampleAsked, sampleQuotation } from '#testing/quotations.ts';
import { end, freePort, startProduct, startSandboxAlone, temporaryFolder } from '../processes.ts';
import { seeded } from '../seeded.ts';
import { compareBooks } from './books.ts';
import { customerOf } from './customer.ts';

const kills = Number(process.env.CHAOS_KILLS ?? 200);
const longestMomentMs = 1_500;
const settleWithinMs = 10_000;
const insurer = '901';

type Stage = {
  readonly database: Database;
  readonly quotations: Quotations;
  readonly environment: NodeJS.ProcessEnv;
  readonly apiPort: number;
  readonly sandboxPort: number;
};

const { appSecret, siteAccessToken } = loadConfig({});
const { secrets } = nodeCrypto(appSecret);

async function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function startUp({ environment, apiPort }: Stage) {
  const child = startProduct(environment);
  while (!(await isUp(apiPort))) {
    if (child.exitCode !== null) throw new Error('The product did not start');
    await pause(20);
  }
  return child;
}

/** A priced offer of a new visitor, asked by the product itself. */
async function priceOffer({ quotations }: Stage): Promise<{ visitor: string; offerId: string }> {
  const visitor = randomUUID();
  const now = new Date();
  // Each buyer has a phone of its own: one that buys two hundred policies a day is stopped.
  const phone = `5${String(randomInt(1e9)).padStart(9, '0')}`;
  const opened = { ...sampleQuotation(secrets.digest('visitor', visitor)), phone };
  const id = await quotations.open(opened, now);
  const start = addDays(istanbulToday(now), 5);
  const questions = [{ line: 'kasko' as const, insurer, digest: visitor }];
  const asked = { ...sampleAsked, start, end: addDays(start, 365) };
  await quotations.ask(id, asked, { questions, now, closesAt: new Date(now.getTime() + 60_000) });
  for (;;) {
    const row = (await quotations.changes(id, undefined))?.rows.find(({ offer }) => offer !== undefined);
    if (row) return { visitor, offerId: row.id };
    await pause(30);
  }
}

async function settledWithin({ database }: Stage, milliseconds: number): Promise<number | undefined> {
  const started = performance.now();
  while (performance.now() - started < milliseconds) {
    const { rowCount } = await database.$client.query(
      "select 1 from orders where state in ('authorised', 'issuing', 'issued', 'captured', 'voiding') or (state = 'threeDs' and sealed_proof is not null)",
    );
    if (rowCount === 0) return performance.now() - started;
    await pause(50);
  }
  return undefined;
}

/** What else goes wrong at the same time, by the number of the trial. */
async function disturb({ sandboxPort, database }: Stage, round: number): Promise<void> {
  const send = (path: string, method: string, body: object) =>
    fetch(`http://127.0.0.1:${sandboxPort}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  if (round % 5 === 1) await send('/bank/next', 'POST', { fault: 'answerLost' });
  if (round % 5 === 2) {
    await send('/bank/behaviour', 'PUT', { mode: 'reset' });
    void pause(700).then(() => send('/bank/behaviour', 'PUT', { mode: 'ok' }));
  }
  if (round % 5 === 3) {
    await database.$client
      .query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      .catch(() => undefined);
  }
}

/** One purchase with one kill; gives the time until it was settled after the restart. */
async function killOnce(stage: Stage, child: Awaited<ReturnType<typeof startUp>>, round: number) {
  const random = seeded(round);
  const { visitor, offerId } = await priceOffer(stage);
  const customer = customerOf(stage.apiPort, visitor, siteAccessToken);
  const returned = await customer.payAtBank(offerId);
  const returning = customer.comeBack(returned, 1 + (round % 3));
  await disturb(stage, round);
  await pause(random() * longestMomentMs);
  await end(child, 'SIGKILL');
  await returning;
  const restarted = await startUp(stage);
  // Somebody whose page did not load sends the form again; everybody else waits.
  await customer.comeBackUntilHeard(returned, 5_000);
  return { child: restarted, settledMs: await settledWithin(stage, settleWithinMs) };
}

/** kill -9 at seeded moments of payment: nothing is charged twice, nothing paid without a policy, no policy unpaid. */
export async function chaosPay(): Promise<boolean> {
  const folder = temporaryFolder();
  const server = await startEmbeddedServer(folder.path);
  const sandbox = await startSandboxAlone('brisk');
  const apiPort = await freePort();
  const database = openDatabase({ url: server.url, poolSize: 4, timeoutMs: 30_000, onConnectionLost: () => undefined });
  const broker = new DatabaseBroker(server.url);
  try {
    await underStartLock(database, async (client) => {
      await migrate(client);
      await seed(client, new Date());
    });
    await broker.start();
    const stage: Stage = {
      database,
      quotations: quotationRepository(database, broker),
      environment: {
        ROLE: 'api,worker',
        DATABASE_URL: server.url,
        API_PORT: String(apiPort),
        SANDBOX_PORT: String(sandbox.port),
        LIMIT_FACTOR: '1000',
      },
      apiPort,
      sandboxPort: sandbox.port,
    };
    let child = await startUp(stage);
    let slowest = 0;
    let late = 0;
    for (let round = 1; round <= kills; round += 1) {
      const trial = await killOnce(stage, child, round);
      child = trial.child;
      if (trial.settledMs === undefined) late += 1;
      else slowest = Math.max(slowest, trial.settledMs);
      if (trial.settledMs === undefined) console.log(`kill ${round}: not settled within ${settleWithinMs} ms`);
    }
    await pause(2_000);
    const { problems, bought } = await compareBooks(database, sandbox.port);
    for (const problem of problems) console.log(problem);
    console.log(
      `${kills} kills, ${bought} policies bought, slowest settlement ${Math.round(slowest)} ms after the restart`,
    );
    console.log(`${problems.length} differences between bank, insurers and our books, ${late} settled late`);
    await end(child, 'SIGTERM');
    return problems.length === 0 && late === 0;
  } finally {
    await broker.stop();
    await closeDatabase(database);
    await sandbox.stop();
    await server.stop();
    folder.remove();
  }
}
