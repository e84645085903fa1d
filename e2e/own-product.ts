import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chooseClusterPaths } from '../src/db/embedded/cluster-paths.ts';
import { startEmbeddedServer } from '../src/db/embedded/server.ts';
import { test as base, expect as impatient } from './browser.ts';

/** Faults take their time, and so does a product that has just started on a busy machine. */
export const expect = impatient.configure({ timeout: 30_000 });

/** It starts while the machine is busy with all other tests. */
const longestStartMs = 120_000;

type Mode = 'ok' | 'slow' | 'hang' | 'error' | 'garbage' | 'huge' | 'decline' | 'reset';

export type OwnProduct = {
  readonly site: string;
  readonly sandbox: string;
  readonly databaseUrl: string;
  /** All that the product writes, its database with it; nothing of the sandbox. */
  readonly folders: readonly string[];
  /** What the product said while it ran; nothing of the sandbox. */
  readonly logFile: string;
  /** Changes how a partner such as 'insurers/901' or 'registries/vehicle' behaves. */
  behave(partner: string, mode: Mode, latencyMs?: number): Promise<void>;
  /** Names of the insurers by their codes. */
  insurers(): Promise<ReadonlyMap<string, string>>;
};

type OwnOptions = {
  /** Ports are counted from here: far enough from the product that all other tests share, and from each other. */
  readonly offset: number;
  readonly environment?: Readonly<Record<string, string>>;
};

function placeOf({ offset, environment }: OwnOptions) {
  const port = Number(process.env.E2E_PORT ?? 3311) + offset;
  const dataDir = join(process.env.E2E_DATA_DIR ?? '', `own-${port}`);
  // Not the sandbox's name for this machine: its pages are another site's, and what they post brings no cookies of ours.
  const site = `http://127.0.0.1:${port}`;
  return {
    site,
    sandbox: `http://127.0.0.1:${port + 1600}`,
    sandboxArguments: [
      '127.0.0.1',
      String(port + 1600),
      String(port + 1601),
      'brisk',
      environment?.NESTPAY_MODEL ?? 'form',
    ],
    dataDir,
    logFile: `${dataDir}.log`,
    environment: {
      // The sandbox is a partner like any other: started beside the product, it says and keeps nothing in its name.
      ROLE: 'web,api,worker',
      SITE_URL: site,
      PORT: String(port),
      API_PORT: String(port + 1000),
      SANDBOX_PORT: String(port + 1600),
      SANDBOX_SMTP_PORT: String(port + 1601),
      ADMIN_PORT: '0',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_SILENCE_MS: '10000',
      ...environment,
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function startSandbox(sandboxArguments: readonly string[]): ChildProcess {
  return fork('build/product/sandbox/main.js', sandboxArguments, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function startProduct(environment: NodeJS.ProcessEnv, logFile: string): ChildProcess {
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['build/product/main.js'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

function controlsOf(sandbox: string): Pick<OwnProduct, 'behave' | 'insurers'> {
  return {
    async behave(partner, mode, latencyMs) {
      const body = JSON.stringify({ mode, latencyMs });
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${sandbox}/${partner}/behaviour`, { method: 'PUT', headers, body });
      expect(reply.ok).toBe(true);
    },
    async insurers() {
      const reply = await fetch(`${sandbox}/insurers`, { headers: { accept: 'application/json' } });
      const rows = (await reply.json()) as readonly { code: string; name: string }[];
      return new Map(rows.map(({ code, name }) => [code, name]));
    },
  };
}

/** Tests on a product and a sandbox of their own: nobody else feels what they break. */
export function testOnOwn(options: OwnOptions) {
  return base.extend<object, { readonly own: OwnProduct }>({
    own: [
      async ({ playwright }, use) => {
        const { site, sandbox, sandboxArguments, dataDir, logFile, environment } = placeOf(options);
        mkdirSync(dataDir, { recursive: true });
        const http = await playwright.request.newContext();
        const isUp = () =>
          http.get(`${site}/health`).then(
            (reply) => reply.ok(),
            () => false,
          );
        const database = await startEmbeddedServer(dataDir);
        const partners = startSandbox(sandboxArguments);
        const product = startProduct({ ...environment, DATABASE_URL: database.url }, logFile);
        try {
          await expect.poll(isUp, { timeout: longestStartMs, message: `starting; it wrote ${logFile}` }).toBe(true);
          const folders = [dataDir, dirname(chooseClusterPaths(dataDir).cluster)];
          await use({ site, sandbox, databaseUrl: database.url, folders, logFile, ...controlsOf(sandbox) });
        } finally {
          await end(product);
          await Promise.all([end(partners), database.stop(), http.dispose()]);
        }
      },
      { scope: 'worker', timeout: 2 * longestStartMs },
    ],
    baseURL: ({ own }, use) => use(own.site),
  });
}

/** For tests that break insurers and registers. */
export const test = testOnOwn({ offset: 40 });
