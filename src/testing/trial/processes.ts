import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { productEnvironment, productFlags } from '#config/product-flags.ts';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { freePort } from '../free-port.ts';
import { productDir, programOf } from './product-dir.ts';
import type { Standing } from './while-standing.ts';

/** What does not end by itself within this time is killed. */
const patienceMs = 12_000;

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await exited;
  clearTimeout(late);
}

/** Rejects when it ends instead of telling what it was started for. */
export async function firstMessage(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const ended = once(child, 'exit', { signal: heard.signal }).then(() => {
    throw new Error(`${child.spawnargs.slice(1, 3).join(' ')} ended before it said anything`);
  });
  const message = once(child, 'message').then(([told]: unknown[]) => told);
  try {
    return await Promise.race([message, ended]);
  } finally {
    heard.abort();
    ended.catch(() => undefined);
  }
}

/** A process of the trial. The channel tells it that the trial is gone, however it went. */
export function startProcess(
  standing: Standing,
  args: readonly string[],
  { env = {}, core, cwd = productDir }: { env?: NodeJS.ProcessEnv; core?: string | undefined; cwd?: string } = {},
): ChildProcess {
  const held = core === undefined ? [] : ['taskset', '--cpu-list', core];
  const [command = '', ...rest] = [...held, process.execPath, ...args];
  const child = spawn(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
    cwd,
  });
  standing.onEnd(() => end(child, 'SIGTERM'));
  return child;
}

/** A database server that outlives what is killed. */
export async function startDatabase(standing: Standing) {
  const server = await startEmbeddedServer(standing.dataDir);
  standing.onEnd(() => server.stop());
  return server;
}

/** The sandbox by itself: it outlives what is killed. */
export async function startSandboxAlone(standing: Standing, pace: 'lifelike' | 'brisk'): Promise<{ port: number }> {
  const [port, smtp] = [await freePort(), await freePort()];
  await firstMessage(
    startProcess(standing, [programOf('sandbox/main'), '127.0.0.1', String(port), String(smtp), pace, 'form']),
  );
  return { port };
}

const quiet = { LOG_LEVEL: 'error', NODE_ENV: 'production', ADMIN_PORT: '0', DESK_PORT: '0' };

/** The product, or a part of it. */
export function startProduct(standing: Standing, env: NodeJS.ProcessEnv): ChildProcess {
  return startProcess(standing, [...productFlags, programOf('main')], {
    env: { ...quiet, ...productEnvironment, ...env },
  });
}

export type PreparedProduct = {
  readonly child: ChildProcess;
  readonly loaded: Promise<boolean>;
  /** False when it ended instead of coming up. */
  start(): Promise<boolean>;
};

/** The product, or a part of it, with its code loaded and nothing else done, so that a restart takes no longer than its own work. */
export function prepareProduct(standing: Standing, env: NodeJS.ProcessEnv): PreparedProduct {
  const child = startProcess(standing, [join(productDir, 'chaos/prepared-product.ts')], {
    env: { ...quiet, ...env },
  });
  const ended = once(child, 'exit').then(() => false);
  const next = () => Promise.race([once(child, 'message').then(() => true), ended]);
  const loaded = next();
  return {
    child,
    loaded,
    async start() {
      if (!(await loaded)) return false;
      child.send('start');
      return next();
    },
  };
}
