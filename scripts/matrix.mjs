// npm run matrix: every case of what npm test takes samples of, ending in one line 'N passed, N failed'.
import { openSuite } from './suite.mjs';
import { ensureJava } from './system-packages.mjs';
import { ensureBuilt } from './toolchain.mjs';

const suite = openSuite('matrix');
ensureJava();
suite.stage('build', ensureBuilt);
suite.stage('unit, API and database tests', () => suite.unitTests('--project=matrix'));
suite.stage('browser tests', () => suite.browserTests('--project=matrix'));
suite.end();
