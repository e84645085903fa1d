import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs beside other runs on one machine: the process id tells their ports apart. They stay below those from which the
 * system takes one for every connection that leaves.
 */
const firstPort = 20_000 + (process.pid % 1500) * 8;
export const productPorts = {
  PORT: String(firstPort),
  API_PORT: String(firstPort + 1),
  SANDBOX_PORT: String(firstPort + 2),
  SANDBOX_SMTP_PORT: String(firstPort + 3),
  ADMIN_PORT: String(firstPort + 4),
  DESK_PORT: String(firstPort + 5),
};

export type StartedProduct = {
  readonly child: ChildProcess;
  readonly output: { text: string };
  readonly ended: Promise<number | null>;
};

/** The whole product as a process, in a group of its own, with its data in a folder of the test. */
export function startProduct(
  folder: string,
  { variables = {}, file = 'src/main.ts' }: { variables?: Record<string, string>; file?: string } = {},
): StartedProduct {
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      ...productPorts,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output.text += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output, ended };
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 800; tries += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('waited in vain');
}

/** Waits until the product is there; one that ended instead says why. */
export async function untilUp(
  { child, output }: StartedProduct,
  isUp: () => boolean | Promise<boolean>,
): Promise<void> {
  await until(async () => child.exitCode !== null || (await isUp()));
  if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${output.text}`);
}

/** Empty for a process that has ended. */
export function commandOf(pid: number): string {
  return existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
}

export function childrenOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}

export function databasePid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8'), 10);
}
