import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { loadConfig } from '#config/config.ts';
import { createLogger } from '#config/logger.ts';
import type { Stop } from '#wiring/backbone.ts';
import { start } from './start.ts';
import { undoAll } from './undo-all.ts';

/** A start under way when the end is asked for may finish what it is at. */
const patienceForStartMs = 2_000;

async function run(log: Logger): Promise<void> {
  const stops: Stop[] = [];
  const starting = start(process.env, stops);
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    await Promise.race([starting.catch(() => undefined), pause(patienceForStartMs)]);
    await undoAll(stops, (error) => log.warn({ err: error }, 'stopping failed'));
    process.exit(code);
  };
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));
  // The channel closes when the parent that keeps us alive is gone, however it went.
  process.on('disconnect', () => void end(0));
  // Whoever read what we print may leave; that is no reason to end.
  process.stdout.on('error', () => undefined);
  // Nobody knows what state it left behind: it is told, and a new process takes over. Unhandled rejections come here too.
  process.on('uncaughtException', (thrown: unknown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    log.fatal({ err: error }, 'uncaught error');
    void end(1);
  });
  const { addresses } = await starting;
  for (const [name, address] of Object.entries(addresses)) console.log(`${name.padEnd(8)} ${address}`);
  if (process.connected) process.send?.('up');
}

try {
  await run(createLogger(loadConfig(process.env).logLevel));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
