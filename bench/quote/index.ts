import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { sealAsSandbox } from '#testing/sandbox-ring.ts';
import { firstMessage, startDatabase, startProcess } from '#testing/trial/processes.ts';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { productFlags } from '../../src/product-flags.ts';
import { startInsurers } from './insurers.ts';

const quotationCount = 100;

/** On Linux the engine is held to one core; elsewhere it may use what it gets. */
const engineCore = process.platform === 'linux' && availableParallelism() > 1 ? '0' : undefined;

async function runEngine(standing: Standing, databaseUrl: string, insurerUrls: readonly string[]) {
  const args = [
    ...productFlags,
    join(import.meta.dirname, 'engine.ts'),
    databaseUrl,
    insurerUrls.join(','),
    String(quotationCount),
  ];
  return (await firstMessage(startProcess(standing, args, { core: engineCore }))) as Record<string, unknown>;
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
  for (const [name, figures] of Object.entries(await runEngine(standing, server.url, insurers.urls))) {
    console.log(`\n${name === 'plain' ? 'Promise.all, one answer when all have answered' : 'quote engine'}`);
    for (const [figure, value] of Object.entries(figures as object))
      console.log(`  ${figure}: ${JSON.stringify(value)}`);
  }
}

/** Many quotations at once, each asking sixteen insurers: what the engine adds to the insurers' own time. */
export const benchQuote = (): Promise<void> => whileStanding(measure);
