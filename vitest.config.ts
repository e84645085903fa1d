import { defineConfig } from 'vitest/config';

/** Rooms whose tests need a running database; all others start at once. */
const overDatabase = ['db', 'api', 'services', 'wiring', 'edge'].map((room) => `src/${room}/**/*.test.ts`);

const shared = { testTimeout: 30_000, hookTimeout: 60_000, env: { TZ: 'UTC', NODE_ENV: 'test' } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'pure', include: ['src/**/*.test.{ts,tsx}'], exclude: overDatabase } },
      {
        test: {
          ...shared,
          name: 'database',
          include: overDatabase,
          globalSetup: 'src/testing/global-setup.ts',
        },
      },
    ],
  },
});
