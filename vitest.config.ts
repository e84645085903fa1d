import { defineConfig } from 'vitest/config';

/** Rooms whose tests need a running database; all others start at once. */
const overDatabase = ['db', 'api', 'services', 'wiring', 'edge'].map((room) => `src/${room}/**/*.test.ts`);

/** Every case of a table, proven by `npm run matrix`; a sample of each stands in a file of its own beside it. */
const matrix = 'src/**/*.matrix.test.{ts,tsx}';

const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  env: { TZ: 'UTC', NODE_ENV: 'test' },
  // Files of a worker share their modules: importing them for each file took as long as the tests themselves.
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
};
const withDatabase = { ...shared, globalSetup: 'src/testing/global-setup.ts' };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'pure', include: ['src/**/*.test.{ts,tsx}'], exclude: [...overDatabase, matrix] } },
      { test: { ...withDatabase, name: 'database', include: overDatabase, exclude: [matrix] } },
      { test: { ...withDatabase, name: 'matrix', include: [matrix] } },
    ],
  },
});
