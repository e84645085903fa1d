import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DeskPlace } from './desk.ts';
import { expect, testOnOwn } from './own-product.ts';

const offset = 320;
const port = Number(process.env.E2E_PORT ?? 3311) + offset + 1602;

/** A product of its own, and beside it the desk as a process of its own on the same database. */
export const test = testOnOwn({ offset }).extend<object, { readonly desk: DeskPlace }>({
  desk: [
    async ({ own }, use) => {
      const environment = { DATABASE_URL: own.databaseUrl };
      const { port: sandbox } = new URL(own.sandbox);
      const child = spawn(process.execPath, ['build/product/main.js'], {
        env: {
          ...process.env,
          ...environment,
          ROLE: 'desk',
          DESK_PORT: String(port),
          ADMIN_PORT: '0',
          SANDBOX_PORT: sandbox,
          SANDBOX_SMTP_PORT: String(Number(sandbox) + 1),
          SITE_URL: own.site,
          NODE_ENV: 'production',
          LOG_LEVEL: 'warn',
          DATABASE_SILENCE_MS: '10000',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const address = `http://127.0.0.1:${port}`;
      try {
        const isUp = () =>
          fetch(`${address}/health`).then(
            (reply) => reply.ok,
            () => false,
          );
        await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
        await use({ address, environment });
      } finally {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
