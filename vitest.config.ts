import { defineConfig } from 'vitest/config';

/** Rooms whose tests need a running database, and pages with what stands on them; all others start at once. */
const overDatabase = [
  ...['db', 'api', 'desk', 'services', 'wiring', 'edge'].map((room) => `src/${room}/**/*.test.ts`),
  'src/testing/{offers-page,page-budget}.test.ts',
];

const web = 'src/web/**/*.test.{ts,tsx}';

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
const withDatabase = {
  ...shared,
  // A busy machine may be slower than a test's patience; what needs a second try is named at the end.
  retry: 1,
  globalSetup: 'src/testing/global-setup.ts',
  setupFiles: 'src/testing/seal-data.ts',
};

export default defineConfig({
  test: {
    // One more than cores: who waits for a process or a partner leaves a core to another.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...overDatabase, web, matrix],
        },
      },
      // Components fetch others when they are drawn, which must not go on while the next file runs.
      { test: { ...shared, name: 'web', include: [web], exclude: [matrix], isolate: true } },
      { test: { ...withDatabase, name: 'database', include: overDatabase, exclude: [matrix] } },
      { test: { ...withDatabase, name: 'matrix', include: [matrix] } },
    ],
  },
});
