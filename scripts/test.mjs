// npm test: everything that must hold, one step after another, ending in one line 'N passed, N failed'.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, ensureSystemPackages } from './system-packages.mjs';
import { ensureBuilt, ensureInstalled, projectDir, run, runAside } from './toolchain.mjs';

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

async function stage(title, work) {
  console.log(`\n== ${title}`);
  const started = performance.now();
  await work();
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

async function unitTests() {
  const { status, output } = await runAside(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('unit')}`,
  ]);
  console.log(output);
  const unit = readReport('unit');
  count(unit?.numPassedTests ?? 0, (unit?.numFailedTests ?? 0) || (status === 0 ? 0 : 1));
}

async function browserTests() {
  if (!hasBrowser) {
    console.error('No Chromium found and none may be installed here: set CHROMIUM to one.');
    return count(0, 1);
  }
  const { status, output } = await runAside(bin('playwright'), ['test'], {
    CHROMIUM: chromiumPath(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser'),
    NODE_ENV: 'production',
  });
  console.log(output);
  const stats = readReport('browser')?.stats;
  const shaky = stats?.flaky ?? 0;
  if (shaky > 0) console.log(`${shaky} browser tests passed only at the second try; they are named above.`);
  return count((stats?.expected ?? 0) + shaky, (stats?.unexpected ?? 0) || (status === 0 ? 0 : 1));
}

await stage('format and lint', () => check(bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']));
await stage('types', () => check('npm', ['run', '--silent', 'types']));
await stage('build', ensureBuilt);
// Both wait often, for partners, pauses and pages: together they take little longer than the longer one.
await Promise.all([stage('unit, API and database tests', unitTests), stage('browser tests', browserTests)]);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
