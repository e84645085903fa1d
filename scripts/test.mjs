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

function stage(title, work) {
  console.log(`\n== ${title}`);
  const started = performance.now();
  work();
  console.log(`== ${title}: ${Math.round((performance.now() - started) / 1000)} s`);
}

function check(command, args) {
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

function unitTests() {
  const status = run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('unit')}`,
  ]);
  const unit = readReport('unit');
  count(unit?.numPassedTests ?? 0, (unit?.numFailedTests ?? 0) || (status === 0 ? 0 : 1));
}

function browserTests() {
  if (!hasBrowser) {
    console.error('No Chromium found and none may be installed here: set CHROMIUM to one.');
    return count(0, 1);
  }
  const status = run(bin('playwright'), ['test'], {
    CHROMIUM: chromiumPath(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser'),
    NODE_ENV: 'production',
  });
  const stats = readReport('browser')?.stats;
  const shaky = stats?.flaky ?? 0;
  if (shaky > 0) console.log(`${shaky} browser tests passed only at the second try; they are named above.`);
  return count((stats?.expected ?? 0) + shaky, (stats?.unexpected ?? 0) || (status === 0 ? 0 : 1));
}

stage('format and lint', () => check(bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']));
stage('types', () => check('npm', ['run', '--silent', 'types']));
stage('build', ensureBuilt);
stage('unit, API and database tests', unitTests);
stage('browser tests', browserTests);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
