import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseBroker } from '#db/broker.ts';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import type { Quotations } from '#ports/quotations.ts';
import { sampleAsked, sampleQuotation } from '#testing/quotations.ts';
import { sealAsSandbox } from '#testing/sandbox-ring.ts';
import {
  end,
  type PreparedProduct,
  prepareProduct,
  startDatabase,
  startSandboxAlone,
} from '#testing/trial/processes.ts';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { seeded, seedOfTrial } from '../seeded.ts';
import { countAsked } from './asked.ts';

const kills = 20;
const longestMomentMs = 5_000;
const resumeWithinMs = 10_000;
const quotationsPerKill = 3;
const insurers = ['901', '902', '903', '904', '905', '910', '914', '915', '916'];
const longestWaitMs = 60_000;

async function openAll(quotations: Quotations): Promise<readonly string[]> {
  const questions = insurers.map((insurer) => ({ line: 'kasko' as const, insurer, digest: 'chaos' }));
  return Promise.all(
    Array.from({ length: quotationsPerKill }, async () => {
      const now = new Date();
      const id = await quotations.open(sampleQuotation('visitor'), now);
      await quotations.ask(id, sampleAsked, { questions, now, windowMs: longestWaitMs });
      return id;
    }),
  );
}

async function rowsOf(quotations: Quotations, ids: readonly string[]) {
  const lists = await Promise.all(ids.map((id) => quotations.changes(id, undefined)));
  return lists.flatMap((list) => list?.rows ?? []);
}

type Trial = {
  readonly quotations: Quotations;
  readonly sandboxPort: number;
  readonly first: PreparedProduct;
  /** Loaded beforehand: what is measured is its start and its work. */
  readonly second: PreparedProduct;
  readonly momentMs: number;
};

/** One kill at a seeded moment of quoting; what it did wrong, in words. */
async function killOnce({ quotations, sandboxPort, first, second, momentMs }: Trial) {
  const problems: string[] = [];
  if (!((await second.loaded) && (await first.start()))) throw new Error('The product did not start');
  const ids = await openAll(quotations);
  await pause(momentMs);
  await end(first.child, 'SIGKILL');
  const answered = (await rowsOf(quotations, ids)).filter(({ state }) => state !== 'waiting');
  const open = (await rowsOf(quotations, ids)).filter(({ state }) => state === 'waiting').length;
  const before = await countAsked(sandboxPort, answered);
  const restarted = performance.now();
  const starting = second.start();
  let waiting = open;
  let resumedMs = 0;
  while (waiting > 0 && performance.now() - restarted < longestWaitMs) {
    await pause(50);
    waiting = (await rowsOf(quotations, ids)).filter(({ state }) => state === 'waiting').length;
    if (resumedMs === 0 && waiting < open) resumedMs = performance.now() - restarted;
  }
  await starting;
  await end(second.child, 'SIGKILL');
  if (waiting > 0) problems.push(`${waiting} rows never ended`);
  const after = await countAsked(sandboxPort, answered);
  for (const [reference, count] of after) {
    if (count > (before.get(reference) ?? 0)) problems.push(`${reference} was asked again after its answer was stored`);
  }
  const failed = (await rowsOf(quotations, ids)).filter(({ state }) => state === 'failed');
  for (const { insurer, reason } of failed) problems.push(`${insurer} failed: ${reason}`);
  if (resumedMs > resumeWithinMs) problems.push(`resumed only after ${Math.round(resumedMs)} ms`);
  return { problems, resumedMs, open };
}

async function killAll(standing: Standing): Promise<boolean> {
  const seed = seedOfTrial();
  const random = seeded(seed);
  const server = await startDatabase(standing);
  const sandbox = await startSandboxAlone(standing, 'brisk');
  sealAsSandbox();
  const database = openDatabase({ url: server.url, poolSize: 5, timeoutMs: 30_000, onConnectionLost: () => undefined });
  standing.onEnd(() => closeDatabase(database));
  const broker = new DatabaseBroker(server.url);
  await underStartLock(database, migrate);
  await broker.start();
  standing.onEnd(() => broker.stop());
  const quotations = quotationRepository(database, broker);
  const environment = {
    ROLE: 'worker',
    DATABASE_URL: server.url,
    SANDBOX_PORT: String(sandbox.port),
    NODE_COMPILE_CACHE: `${standing.folder}/compiled`,
  };
  let good = true;
  let openRows = 0;
  let slowest = 0;
  for (let round = 1; round <= kills; round += 1) {
    const [first, second] = [prepareProduct(standing, environment), prepareProduct(standing, environment)];
    const momentMs = random() * longestMomentMs;
    const trial = { quotations, sandboxPort: sandbox.port, first, second, momentMs };
    const { problems, resumedMs, open } = await killOnce(trial);
    openRows += open;
    slowest = Math.max(slowest, resumedMs);
    for (const problem of problems) console.log(`kill ${round}: ${problem}`);
    good &&= problems.length === 0;
  }
  console.log(
    `CHAOS_SEED=${seed}\n${kills} kills, ${openRows} rows open when killed, slowest resumption ${Math.round(slowest)} ms`,
  );
  console.log(good ? 'every row ended, nothing answered was asked again' : 'FAILED');
  return good;
}

/** kill -9 at seeded moments of quoting: every row ends, and what was answered is not asked again. */
export const chaosQuote = (): Promise<boolean> => whileStanding(killAll);
