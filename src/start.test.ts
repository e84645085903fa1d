import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  childrenOf,
  commandOf,
  databasePid,
  productPorts,
  startProduct as startIn,
  until,
  untilUp,
} from '#testing/started-product.ts';

/** A product starts within seconds, on a machine busy with all other tests within a minute. */
vi.setConfig({ testTimeout: 60_000 });

const ports = productPorts;
let folder: string;
let running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karsila-start-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

function startProduct(variables: Record<string, string>) {
  const product = startIn(folder, { variables });
  running.push(product.child);
  return product;
}

describe('starting the product', () => {
  test('a bad variable stops the start with one message that names it', async () => {
    const { ended, output } = startProduct({ API_PORT: 'kapı' });
    expect(await ended).toBe(1);
    expect(output.text).toMatch(/^Configuration:\n {2}API_PORT: /);
    expect(output.text).not.toContain('    at ');
  });

  test('a taken port gives one clear line naming it, and leaves nothing running', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(Number(ports.API_PORT), '127.0.0.1', resolve));
    const { ended, output } = startProduct({});
    expect(await ended).toBe(1);
    blocker.close();
    expect(output.text.trim()).toBe(
      `Port ${ports.API_PORT} (API_PORT) is already in use. Stop what holds it, or set API_PORT to another port.`,
    );
    expect(existsSync(join(folder, 'data/postgres/postmaster.pid'))).toBe(false);
  });

  test('a site whose API is down says so in Turkish, with 503 and its shell, and tells that it is not ready', async () => {
    const site = startProduct({ ROLE: 'web', CONTENT_API_URL: 'http://127.0.0.1:9' });
    await untilUp(site, () => site.output.text.includes('admin '));
    const reply = await fetch(`http://localhost:${ports.PORT}/kasko-sigortasi`);
    expect(reply.status).toBe(503);
    const html = await reply.text();
    expect(html).toContain('Bu sayfayı şu anda gösteremiyoruz');
    expect(html).toContain('</footer>');
    expect(html).not.toMatch(/\bat .*\.js:\d+/);
    const ready = await fetch(`http://127.0.0.1:${ports.ADMIN_PORT}/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', checks: { api: 'down' } }]);
  });

  test('production refuses demo secrets', async () => {
    const { ended, output } = startProduct({ APP_ENV: 'production' });
    expect(await ended).toBe(1);
    expect(output.text).toContain('SITE_ACCESS_TOKEN');
  });

  test('Ctrl-C ends every process it started, the database and the sandbox included', async () => {
    const product = startProduct({});
    const { child, ended, output } = product;
    await untilUp(product, () => output.text.includes('api '));
    await until(() => existsSync(join(folder, 'data/postgres/postmaster.pid')));
    const database = databasePid(folder);
    const children = childrenOf(child.pid ?? 0);
    expect(children.some((pid) => commandOf(pid).includes('sandbox/main.ts'))).toBe(true);
    // As a terminal does: to every process of the group at once.
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await ended).toBe(0);
    for (const pid of [database, ...children]) expect(commandOf(pid)).toBe('');
    await expect(fetch(`http://127.0.0.1:${ports.SANDBOX_PORT}/health`)).rejects.toThrow();
  });

  test('the sandbox ends with a product that was killed', async () => {
    const product = startProduct({});
    const { child, ended, output } = product;
    await untilUp(product, () => output.text.includes('api '));
    child.kill('SIGKILL');
    await ended;
    await until(() =>
      fetch(`http://127.0.0.1:${ports.SANDBOX_PORT}/health`).then(
        () => false,
        () => true,
      ),
    );
    const next = startProduct({});
    await untilUp(next, () => next.output.text.includes('api '));
    expect(next.output.text).toContain(`http://127.0.0.1:${ports.API_PORT}`);
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });
});
