import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'e2e'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const isMatrix = (file: string) => file.startsWith('e2e/matrix/') || file.includes('.matrix.test.');

const requirementsIn = (some: readonly string[]) =>
  new Set(some.flatMap((file) => readFileSync(file, 'utf8').match(/\[[A-Z]-\d+\]/g) ?? []));

/** That every line sells is proven by every line at every stage: a sample of it would promise more than it proves. */
const wholeTables = new Map([['L-08', ['e2e/matrix/lines.spec.ts', 'src/testing/line-walks/lines.matrix.test.ts']]]);

test('no requirement is proven by the matrix alone, but what a whole table proves: a sample of each stands in npm test', () => {
  const [every, sampled] = [
    requirementsIn(files.filter(isMatrix)),
    requirementsIn(files.filter((file) => !isMatrix(file))),
  ];
  expect(every.size).toBeGreaterThan(0);
  const unsampled = [...every].filter((requirement) => !sampled.has(requirement));
  expect(unsampled).toEqual([...wholeTables.keys()].map((id) => `[${id}]`));
});

test.each([...wholeTables])('%s is named by its whole table and by nothing less', (id, tables) => {
  expect(files.filter((file) => requirementsIn([file]).has(`[${id}]`))).toEqual(tables);
});

/** What a module of the scripts makes of a report. */
function toldBy(module: string, call: string): unknown {
  const script = `import * as scripts from './scripts/${module}.mjs'; console.log(JSON.stringify(scripts.${call}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test('browser tests that failed, or passed only at the second try, are named with file, line and title', () => {
  const spec = (title: string, status: string) => ({ file: 'e2e/x.spec.ts', line: 7, title, tests: [{ status }] });
  const inner = { specs: [spec('shaky', 'flaky'), spec('broken', 'unexpected')] };
  const report = { suites: [{ specs: [spec('steady', 'expected')], suites: [inner] }] };
  expect(toldBy('troubles', `browserTroubles(${JSON.stringify(report)})`)).toEqual({
    failed: ['e2e/x.spec.ts:7 broken'],
    secondTries: ['e2e/x.spec.ts:7 shaky'],
  });
  expect(toldBy('troubles', 'browserTroubles(undefined)')).toEqual({ failed: [], secondTries: [] });
});

test('unit tests that failed, or passed only at the second try, are named with what was wrong', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const tests = [
    test('steady', 'passed'),
    test('shaky', 'passed', 'Error: late\n at x'),
    test('broken', 'failed', 'no'),
  ];
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: tests },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(toldBy('troubles', `unitTroubles(${JSON.stringify(report)})`)).toEqual({
    failed: ['a.test.ts › broken: no', 'b.test.ts: no such module'],
    secondTries: ['a.test.ts › shaky: Error: late'],
  });
  expect(toldBy('troubles', 'unitTroubles(undefined)')).toEqual({ failed: [], secondTries: [] });
});

test('the walk of the lines is told as a table, with what failed in it', () => {
  const walked = (line: string, stage: string, said: string) => ({
    status: said === '' ? 'failed' : 'passed',
    meta: { lineWalk: { line, stage, said } },
    failureMessages: said === '' ? ['Error: nobody offers it\n    at walk'] : [],
  });
  const tests = [
    walked('kasko', 'quote', '9 offers'),
    walked('kasko', 'payment', 'paid'),
    walked('dask', 'quote', ''),
    { status: 'passed', meta: {}, failureMessages: [] },
  ];
  const report = { testResults: [{ assertionResults: tests }] };
  expect(toldBy('lines-table', `linesTable(${JSON.stringify(report)})`)).toBe(
    [
      'line  | quote                     | payment',
      '------|---------------------------|--------',
      'kasko | ✓ 9 offers                | ✓ paid',
      'dask  | ✗ Error: nobody offers it | –',
    ].join('\n'),
  );
  expect(toldBy('lines-table', 'linesTable(undefined)')).toBe('');
});
