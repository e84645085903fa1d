import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return address.port;
}

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'karsila-chaos-'));
  // As root the database runs under another user, who must be able to enter.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function start(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  return child;
}

/** The sandbox by itself: it outlives what is killed. */
export async function startSandboxAlone(pace: 'lifelike' | 'brisk'): Promise<{ port: number; stop(): Promise<void> }> {
  const [port, smtp] = [await freePort(), await freePort()];
  const child = start(join(source, 'sandbox/main.ts'), ['127.0.0.1', String(port), String(smtp), pace]);
  await once(child, 'message');
  return { port, stop: () => end(child, 'SIGTERM') };
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

const quiet = { LOG_LEVEL: 'error', NODE_ENV: 'production', ADMIN_PORT: '0' };

/** The product, or a part of it. */
export function startProduct(env: NodeJS.ProcessEnv): ChildProcess {
  return start(join(source, 'main.ts'), [], { ...quiet, ...env });
}

export type PreparedProduct = {
  readonly child: ChildProcess;
  readonly loaded: Promise<boolean>;
  /** False when it ended instead of coming up. */
  start(): Promise<boolean>;
};

/** The product, or a part of it, with its code loaded and nothing else done, so that a restart takes no longer than its own work. */
export function prepareProduct(env: NodeJS.ProcessEnv): PreparedProduct {
  const child = start(join(import.meta.dirname, 'prepared-product.ts'), [], { ...quiet, ...env });
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
