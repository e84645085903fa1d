import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { childrenOf, commandOf } from '../started-product.ts';
import { end, hasEnded, startProcess } from './processes.ts';
import { productDir, programOf } from './product-dir.ts';
import { type Standing, whileStanding } from './while-standing.ts';

const longestStartMs = 180_000;
const lookEveryMs = 10;

export type WholeProduct = {
  readonly site: string;
  readonly port: number;
  readonly api: string;
  readonly sandbox: string;
  /** Of the process that serves, not of the parent that keeps it alive. */
  readonly pid: number;
  /** Ends it as Ctrl-C does; its data stays until the trial ends. */
  stop(): Promise<void>;
  /** Ends it and the parent that keeps it alive as a power cut does. */
  kill(): Promise<void>;
};

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilUp(parent: ChildProcess, url: string): Promise<void> {
  const began = performance.now();
  while (!(await answers(url))) {
    if (hasEnded(parent)) throw new Error(`The product of ${productDir} ended with ${parent.exitCode} while starting`);
    if (performance.now() - began > longestStartMs) throw new Error(`The product of ${productDir} did not come up`);
    await pause(lookEveryMs);
  }
}

function serverOf(parent: ChildProcess): number {
  const found = childrenOf(parent.pid ?? 0).find((pid) => commandOf(pid).includes(programOf('main')));
  if (found === undefined) throw new Error('Nobody serves');
  return found;
}

/** The product as `npm start` runs it, with its partners and its database, its data in the trial's folder. */
export async function startWholeProduct(
  standing: Standing,
  env: Readonly<Record<string, string>> = {},
): Promise<WholeProduct> {
  const [port, api, sandbox, smtp] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const parent = startProcess(standing, [programOf('parent')], {
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      API_PORT: String(api),
      SANDBOX_PORT: String(sandbox),
      SANDBOX_SMTP_PORT: String(smtp),
      ADMIN_PORT: '0',
      DESK_PORT: '0',
      SANDBOX_PACE: 'brisk',
      LIMIT_FACTOR: '1000',
      DATA_DIR: standing.dataDir,
      ...env,
    },
  });
  await untilUp(parent, `http://localhost:${port}/health`);
  const pid = serverOf(parent);
  return {
    site: `http://localhost:${port}`,
    port,
    api: `http://127.0.0.1:${api}`,
    sandbox: `http://127.0.0.1:${sandbox}`,
    pid,
    stop: () => end(parent, 'SIGTERM'),
    async kill() {
      const dead = end(parent, 'SIGKILL');
      process.kill(pid, 'SIGKILL');
      await dead;
    },
  };
}

export function withProduct<Result>(
  use: (product: WholeProduct, standing: Standing) => Promise<Result>,
  env?: Readonly<Record<string, string>>,
): Promise<Result> {
  return whileStanding(async (standing) => use(await startWholeProduct(standing, env), standing));
}
