import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base, expect as impatient } from './browser.ts';

/** Faults take their time. */
export const expect = impatient.configure({ timeout: 10_000 });

/** Far enough from the product that all other tests share. */
const port = Number(process.env.E2E_PORT ?? 3311) + 40;

/** It starts while the machine is busy with all other tests. */
const longestStartMs = 120_000;

type Mode = 'ok' | 'slow' | 'hang' | 'error' | 'garbage' | 'huge' | 'decline' | 'reset';

export type OwnProduct = {
  readonly site: string;
  readonly sandbox: string;
  /** Changes how a partner such as 'insurers/901' or 'registries/vehicle' behaves. */
  behave(partner: string, mode: Mode, latencyMs?: number): Promise<void>;
  /** Names of the insurers by their codes. */
  insurers(): Promise<ReadonlyMap<string, string>>;
};

const environment = {
  PORT: String(port),
  API_PORT: String(port + 1000),
  SANDBOX_PORT: String(port + 1600),
  SANDBOX_SMTP_PORT: String(port + 1601),
  NODE_ENV: 'production',
  DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', `own-${port}`),
  LOG_LEVEL: 'warn',
  SANDBOX_PACE: 'brisk',
};
const site = `http://localhost:${port}`;
const sandbox = `http://127.0.0.1:${port + 1600}`;

const product: OwnProduct = {
  site,
  sandbox,
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

/** Tests that break partners, on a product and a sandbox of their own: nobody else feels what they break. */
export const test = base.extend<object, { readonly own: OwnProduct }>({
  own: [
    async ({ playwright }, use) => {
      const http = await playwright.request.newContext();
      const isUp = () =>
        http.get(`${site}/health`).then(
          (reply) => reply.ok(),
          () => false,
        );
      const child = spawn(process.execPath, ['src/main.ts'], {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(child, 'exit');
      try {
        await expect.poll(isUp, { timeout: longestStartMs }).toBe(true);
        await use(product);
      } finally {
        child.kill();
        await Promise.all([ended, http.dispose()]);
      }
    },
    { scope: 'worker', timeout: 2 * longestStartMs },
  ],
  baseURL: ({ own }, use) => use(own.site),
});
