import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** Runs beside other runs on one machine: the process id tells their ports apart. */
const firstPort = 20_000 + (process.pid % 5000) * 8;
const ports = {
  PORT: String(firstPort),
  API_PORT: String(firstPort + 1),
  SANDBOX_PORT: String(firstPort + 2),
  SANDBOX_SMTP_PORT: String(firstPort + 3),
};
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

/** The API alone with the embedded database: what the site shows is the browser tests' affair. */
function startProduct(variables: Record<string, string>) {
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: {
      ...process.env,
      ...ports,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output.text += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output, ended };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('waited in vain');
}

const commandOf = (pid: number) =>
  existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';

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

  test('a site whose API is down says so in Turkish, with 503 and its shell', async () => {
    const { child, output } = startProduct({ ROLE: 'web', CONTENT_API_URL: 'http://127.0.0.1:9' });
    await until(() => output.text.includes('site ') || child.exitCode !== null);
    const reply = await fetch(`http://localhost:${ports.PORT}/kasko-sigortasi`);
    expect(reply.status).toBe(503);
    const html = await reply.text();
    expect(html).toContain('Bu sayfayı şu anda gösteremiyoruz');
    expect(html).toContain('</footer>');
    expect(html).not.toMatch(/\bat .*\.js:\d+/);
  });

  test('production refuses demo secrets', async () => {
    const { ended, output } = startProduct({ APP_ENV: 'production' });
    expect(await ended).toBe(1);
    expect(output.text).toContain('SITE_ACCESS_TOKEN');
  });

  test('Ctrl-C ends every process it started, the database and the sandbox included', async () => {
    const { child, ended, output } = startProduct({});
    await until(() => output.text.includes('api ') || child.exitCode !== null);
    await until(() => existsSync(join(folder, 'data/postgres/postmaster.pid')));
    const database = Number.parseInt(readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8'), 10);
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number);
    expect(children.some((pid) => commandOf(pid).includes('sandbox/main.ts'))).toBe(true);
    // As a terminal does: to every process of the group at once.
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await ended).toBe(0);
    for (const pid of [database, ...children]) expect(commandOf(pid)).toBe('');
    await expect(fetch(`http://127.0.0.1:${ports.SANDBOX_PORT}/health`)).rejects.toThrow();
  });

  test('the sandbox ends with a product that was killed', async () => {
    const { child, ended, output } = startProduct({});
    await until(() => output.text.includes('api ') || child.exitCode !== null);
    child.kill('SIGKILL');
    await ended;
    await until(() =>
      fetch(`http://127.0.0.1:${ports.SANDBOX_PORT}/health`).then(
        () => false,
        () => true,
      ),
    );
    const next = startProduct({});
    await until(() => next.output.text.includes('api ') || next.child.exitCode !== null);
    expect(next.output.text).toContain(`http://127.0.0.1:${ports.API_PORT}`);
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });
});
