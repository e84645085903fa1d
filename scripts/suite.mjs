// What npm test and npm run matrix share: stages one after another, their counts, and one line 'N passed, N failed'.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, ensureSystemPackages } from './system-packages.mjs';
import { ensureInstalled, projectDir, run } from './toolchain.mjs';
import { browserTroubles, unitTroubles } from './troubles.mjs';

/** A suite whose reports stand in a folder of its own under test-results. */
export function openSuite(name) {
  ensureInstalled();
  const hasBrowser = ensureSystemPackages();
  const reports = join(projectDir, 'test-results', name);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const reportFile = (kind) => join(reports, `${kind}.json`);
  const bin = (program) => join(projectDir, 'node_modules/.bin', program);
  // The product is started many times; what Node made of its files is kept between the starts.
  const environment = { NODE_COMPILE_CACHE: join(projectDir, 'node_modules/.cache/compiled') };
  const counts = { passed: 0, failed: 0 };
  const troubles = { failed: [], secondTries: [] };

  function readReport(kind) {
    try {
      return JSON.parse(readFileSync(reportFile(kind), 'utf8'));
    } catch {
      return undefined;
    }
  }

  /** A run that failed without naming a test is a failure too. */
  function count(passed, failed, status) {
    counts.passed += passed;
    counts.failed += failed || (status === 0 ? 0 : 1);
  }

  function note({ failed, secondTries }) {
    troubles.failed.push(...failed);
    troubles.secondTries.push(...secondTries);
  }

  return {
    stage(title, work) {
      console.log(`\n== ${title}`);
      const started = performance.now();
      work();
      console.log(`== ${title}: ${Math.round((performance.now() - started) / 1000)} s`);
    },

    check(command, args) {
      const status = run(command === 'npm' ? command : bin(command), args);
      count(status === 0 ? 1 : 0, 0, status);
    },

    /** Gives the report, as far as one was written. */
    unitTests(...selection) {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile('unit')}`];
      const status = run(bin('vitest'), ['run', ...selection, ...reporters], environment);
      const report = readReport('unit');
      note(unitTroubles(report));
      count(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, status);
      return report;
    },

    browserTests(...selection) {
      if (!hasBrowser) {
        console.error('No Chromium found and none may be installed here: set CHROMIUM to one.');
        return count(0, 1, 1);
      }
      const status = run(bin('playwright'), ['test', ...selection], {
        ...environment,
        CHROMIUM: chromiumPath(),
        E2E_REPORT: reportFile('browser'),
        NODE_ENV: 'production',
      });
      const report = readReport('browser');
      const told = browserTroubles(report);
      note(told);
      return count((report?.stats.expected ?? 0) + told.secondTries.length, report?.stats.unexpected ?? 0, status);
    },

    /** Says what came of it, names last what went wrong, and ends the process. */
    end() {
      const { passed, failed } = counts;
      for (const name of troubles.secondTries) console.log(`passed only at the second try: ${name}`);
      for (const name of troubles.failed) console.log(`failed: ${name}`);
      console.log(`\n${passed} passed, ${failed} failed`);
      process.exit(failed === 0 && passed > 0 ? 0 : 1);
    },
  };
}
