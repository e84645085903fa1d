import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { migrate, underStartLock } from '#db/migrate.ts';
import { sealAsSandbox } from '#testing/sandbox-ring.ts';
import { productFlags } from '../../src/product-flags.ts';
import { startInsurers } from './insurers.ts';

const quotationCount = 100;

/** On Linux the engine is held to one core; elsewhere it may use what it gets. */
function engineCommand(args: readonly string[]): [string, string[]] {
  const node = [process.execPath, ...productFlags, join(import.meta.dirname, 'engine.ts'), ...args];
  const held = process.platform === 'linux' && availableParallelism() > 1;
  const [command = '', ...rest] = held ? ['taskset', '--cpu-list', '0', ...node] : node;
  return [command, rest];
}

async function runEngine(databaseUrl: string, insurerUrls: readonly string[]): Promise<Record<string, unknown>> {
  const [command, args] = engineCommand([databaseUrl, insurerUrls.join(','), String(quotationCount)]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [report] = (await once(child, 'message')) as [Record<string, unknown>];
  return report;
}

/** Many quotations at once, each asking sixteen insurers: what the engine adds to the insurers' own time. */
export async function benchQuote(): Promise<void> {
  sealAsSandbox();
  const folder = mkdtempSync(join(tmpdir(), 'karsila-bench-'));
  const server = await startEmbeddedServer(join(folder, 'data'));
  const insurers = await startInsurers();
  const database = openDatabase({ url: server.url, poolSize: 1, timeoutMs: 30_000, onConnectionLost: () => undefined });
  try {
    await underStartLock(database, migrate);
    await closeDatabase(database);
    console.log(`${quotationCount} quotations at once, 16 insurers each, the engine on one core`);
    for (const [name, figures] of Object.entries(await runEngine(server.url, insurers.urls))) {
      console.log(`\n${name === 'plain' ? 'Promise.all, one answer when all have answered' : 'quote engine'}`);
      for (const [figure, value] of Object.entries(figures as object))
        console.log(`  ${figure}: ${JSON.stringify(value)}`);
    }
  } finally {
    insurers.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
