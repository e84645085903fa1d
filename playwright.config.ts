import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { neighbour } from './e2e/neighbourhood.ts';

const port = Number(process.env.E2E_PORT ?? 3311);
// Workers read this file too; they inherit the folder the first reading made.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'karsila-e2e-'));
const ports = {
  PORT: String(port),
  API_PORT: String(port + 1000),
  SANDBOX_PORT: String(port + 1600),
  SANDBOX_SMTP_PORT: String(port + 1601),
  ADMIN_PORT: '0',
  DESK_PORT: String(port + 1602),
};

export default defineConfig({
  outputDir: 'test-results/browser',
  projects: [
    { name: 'site', testDir: 'e2e', testIgnore: ['matrix/**', 'pictures/**'] },
    // Every case of what 'site' takes samples of.
    { name: 'matrix', testDir: 'e2e/matrix' },
    // Pictures of README.md, drawn by npm run pictures alone.
    { name: 'pictures', testDir: 'e2e/pictures' },
  ],
  // One more than cores: who waits for an insurer or a bank leaves a core to another.
  workers: 3,
  fullyParallel: true,
  // A busy machine may be slower than a test's patience; what needs a second try is named at the end.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  // The product, the sandbox, the database and the browsers share two cores.
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    extraHTTPHeaders: { 'x-forwarded-for': neighbour },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node build/product/main.js',
    env: {
      ...ports,
      NODE_ENV: 'production',
      DATA_DIR: join(process.env.E2E_DATA_DIR, 'data'),
      LOG_LEVEL: 'warn',
      // A machine that runs the whole suite may pause for seconds, which is no outage.
      DATABASE_SILENCE_MS: '10000',
      FORM_GALLERY: '1',
      SANDBOX_PACE: 'brisk',
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    },
    url: `http://localhost:${port}/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
