import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DeskPlace } from './desk.ts';
import { expect, type OwnProduct } from './own-product.ts';

/** The desk as a process of its own, beside a product of which it shares only the database. */
export async function startDeskProcess({ databaseUrl, sandbox }: OwnProduct) {
  const port = Number(new URL(sandbox).port) + 2;
  const address = `http://127.0.0.1:${port}`;
  const environment = { DATABASE_URL: databaseUrl };
  const child: ChildProcess = spawn(process.execPath, ['build/product/main.js'], {
    env: {
      ...process.env,
      ...environment,
      ROLE: 'desk',
      DESK_PORT: String(port),
      SANDBOX_PORT: new URL(sandbox).port,
      ADMIN_PORT: '0',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`${address}/giris`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 120_000, message: 'the desk starts' }).toBe(true);
  const place: DeskPlace = { address, environment };
  return {
    place,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
