import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'e2e'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const isMatrix = (file: string) => file.startsWith('e2e/matrix/') || file.includes('.matrix.test.');

const requirementsIn = (some: readonly string[]) =>
  new Set(some.flatMap((file) => readFileSync(file, 'utf8').match(/\[[A-Z]-\d+\]/g) ?? []));

test('no requirement is proven by the matrix alone: a sample of each stands in npm test', () => {
  const [every, sampled] = [
    requirementsIn(files.filter(isMatrix)),
    requirementsIn(files.filter((file) => !isMatrix(file))),
  ];
  expect(every.size).toBeGreaterThan(0);
  expect([...every].filter((requirement) => !sampled.has(requirement))).toEqual([]);
});

test('who passed only at the second try is named with file, line and title', () => {
  const spec = (title: string, status: string) => ({ file: 'e2e/x.spec.ts', line: 7, title, tests: [{ status }] });
  const inner = { specs: [spec('shaky', 'flaky'), spec('broken', 'unexpected')] };
  const report = { suites: [{ specs: [spec('steady', 'expected')], suites: [inner] }] };
  const script = `import { namesOfSecondTries } from './scripts/second-tries.mjs';
    console.log(JSON.stringify([namesOfSecondTries(${JSON.stringify(report)}), namesOfSecondTries(undefined)]));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(told)).toEqual([['e2e/x.spec.ts:7 shaky'], []]);
});
