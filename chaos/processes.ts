import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function start(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [join(source, file), ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  return child;
}

/** The sandbox by itself: it outlives what is killed. */
export async function startSandboxAlone(pace: 'lifelike' | 'brisk'): Promise<{ port: number; stop(): Promise<void> }> {
  const [port, smtp] = [await freePort(), await freePort()];
  const child = start('sandbox/main.ts', ['127.0.0.1', String(port), String(smtp), pace]);
  await once(child, 'message');
  return { port, stop: () => end(child, 'SIGTERM') };
}

export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** The product, or a part of it, ready to be killed. */
export function startProduct(env: NodeJS.ProcessEnv): ChildProcess {
  return start('main.ts', [], { LOG_LEVEL: 'error', NODE_ENV: 'production', ...env });
}
