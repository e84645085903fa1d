// npm test: everything that must hold, one step after another, ending in one line 'N passed, N failed'.
import { openSuite } from './suite.mjs';
import { ensureBuilt } from './toolchain.mjs';

const suite = openSuite('test');
suite.stage('format and lint', () => suite.check('biome', ['ci', '--error-on-warnings', '--colors=off', '.']));
suite.stage('types', () => suite.check('npm', ['run', '--silent', 'types']));
suite.stage('build', ensureBuilt);
suite.stage('unit, API and database tests', () => suite.unitTests('--project=!matrix'));
suite.stage('browser tests', () => suite.browserTests('--project=site'));
suite.end();
