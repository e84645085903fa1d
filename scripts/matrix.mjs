// npm run matrix: every case of what npm test takes samples of, ending in one line 'N passed, N failed'.
// npm run matrix lines: the walk of every line through every stage alone, with its table.
import { linesTable } from './lines-table.mjs';
import { openSuite } from './suite.mjs';
import { ensureJava } from './system-packages.mjs';
import { ensureBuilt } from './toolchain.mjs';

const lineWalks = 'src/testing/line-walks/';
const [part, ...more] = process.argv.slice(2);
if (more.length > 0 || (part !== undefined && part !== 'lines')) {
  console.error("npm run matrix takes 'lines' or nothing.");
  process.exit(2);
}

const suite = openSuite(part === undefined ? 'matrix' : `matrix-${part}`);

function walkTests(...selection) {
  const report = suite.unitTests('--project=matrix', ...selection);
  console.log(`\n${linesTable(report)}`);
}

if (part === 'lines') {
  suite.stage('every line through every stage', () => walkTests(lineWalks));
} else {
  ensureJava();
  suite.stage('build', ensureBuilt);
  suite.stage('unit, API and database tests', () => walkTests());
  suite.stage('browser tests', () => suite.browserTests('--project=matrix'));
}
suite.end();
