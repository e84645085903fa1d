// npm test: everything that must hold, one step after another, ending in one line 'N passed, N failed'.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, ensureSystemPackages } from './system-packages.mjs';
import { ensureBuilt, ensureInstalled, projectDir, run } from './toolchain.mjs';

ensureInstalled();
const hasBrowser = ensureSystemPackages();

const reports = join(projectDir, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const report = (name) => join(reports, `${name}.json`);
const bin = (name) => join(projectDir, 'node_modules/.bin', name);

let passed = 0;
let failed = 0;

function count(good, bad) {
  passed += good;
  failed += bad;
}

function check(title, command, args) {
  console.log(`\n== ${title}`);
  const status = run(command, args);
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return undefined;
  }
}

check('format and lint', bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']);
check('types', 'npm', ['run', '--silent', 'types']);

ensureBuilt();

console.log('\n== unit, API and database tests');
const unitStatus = run(bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report('unit')}`,
]);
const unit = readReport('unit');
count(unit?.numPassedTests ?? 0, (unit?.numFailedTests ?? 0) || (unitStatus === 0 ? 0 : 1));

console.log('\n== browser tests');
if (hasBrowser) {
  const browserStatus = run(bin('playwright'), ['test'], {
    CHROMIUM: chromiumPath(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser'),
    NODE_ENV: 'production',
  });
  const stats = readReport('browser')?.stats;
  const shaky = stats?.flaky ?? 0;
  if (shaky > 0) console.log(`${shaky} browser tests passed only at the second try; they are named above.`);
  count((stats?.expected ?? 0) + shaky, (stats?.unexpected ?? 0) || (browserStatus === 0 ? 0 : 1));
} else {
  console.error('No Chromium found and none may be installed here: set CHROMIUM to one.');
  count(0, 1);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
