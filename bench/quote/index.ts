import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { productEnvironment, productFlags } from '#config/product-flags.ts';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { sealAsSandbox } from '#testing/sandbox-ring.ts';
import { firstMessage, startDatabase, startProcess } from '#testing/trial/processes.ts';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { startInsurers } from './insurers.ts';

const quotationCount = 100;
/** The first is the process's own first, before anything of it was compiled for speed. */
const roundCount = 5;

/** On Linux the engine is held to one core; elsewhere it may use what it gets. */
const engineCore = process.platform === 'linux' && availableParallelism() > 1 ? '0' : undefined;

type Found = { readonly plain: object; readonly rounds: readonly object[] };

async function runEngine(standing: Standing, databaseUrl: string, insurerUrls: readonly string[]): Promise<Found> {
  const args = [
    ...productFlags,
    join(import.meta.dirname, 'engine.ts'),
    databaseUrl,
    insurerUrls.join(','),
    String(quotationCount),
    String(roundCount),
  ];
  return (await firstMessage(startProcess(standing, args, { core: engineCore, env: productEnvironment }))) as Found;
}

function tell(title: string, figures: object): void {
  console.log(`\n${title}`);
  for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure}: ${JSON.stringify(value)}`);
}

async function measure(standing: Standing): Promise<void> {
  sealAsSandbox();
  const server = await startDatabase(standing);
  const insurers = await startInsurers();
  standing.onEnd(insurers.stop);
  const database = openDatabase({ url: server.url, poolSize: 1, timeoutMs: 30_000, onConnectionLost: () => undefined });
  await underStartLock(database, migrate);
  await closeDatabase(database);
  console.log(`${quotationCount} quotations at once, 16 insurers each, the engine on one core`);
  const { plain, rounds } = await runEngine(standing, server.url, insurers.urls);
  tell('Promise.all, one answer when all have answered', plain);
  for (const [round, figures] of rounds.entries()) tell(`quote engine, round ${round + 1}`, figures);
}

/** Many quotations at once, each asking sixteen insurers: what the engine adds to the insurers' own time. */
export const benchQuote = (): Promise<void> => whileStanding(measure);
