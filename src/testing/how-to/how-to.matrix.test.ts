import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followSteps } from './follow-steps.ts';
import { readSteps, type Step } from './read-steps.ts';

const root = process.cwd();
const pages = readdirSync('docs/how-to').map((file) => `docs/how-to/${file}`);
const stepsOf = (page: string): readonly Step[] => readSteps(readFileSync(page, 'utf8'));
const minutes = 60_000;

/** A copy in which all how-tos are followed, word by word, one after another. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'karsila-how-to-'));
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of tracked.split('\n').filter((name) => name !== '')) {
    cpSync(file, join(copy, file), { recursive: true });
  }
  for (const folder of ['node_modules', 'build']) symlinkSync(join(root, folder), join(copy, folder));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  for (const page of pages) followSteps(copy, stepsOf(page));
}, minutes);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: `${stdout}${stderr}` };
}

test.each(pages)('%s tells what to write, and where', (page) => {
  expect(stepsOf(page).length).toBeGreaterThan(1);
});

describe('a project in which every how-to was followed', () => {
  test('is well formed', { timeout: 2 * minutes }, () => {
    const { status, output } = run('biome', ['ci', '--error-on-warnings', '--colors=off', '.']);
    expect(output).not.toContain('×');
    expect(status).toBe(0);
  });

  test('passes the type check', { timeout: 4 * minutes }, () => {
    expect(run('react-router', ['typegen'])).toMatchObject({ status: 0 });
    expect(run('tsc', ['-p', 'tsconfig.json'])).toEqual({ status: 0, output: '' });
  });

  test('does what was added: a call answers, a page is there, a rule judges, a table of people is sealed, a new line is sold to its policy', {
    timeout: 6 * minutes,
  }, () => {
    const written = pages.flatMap(stepsOf).filter(({ kind, path }) => kind === 'file' && path.endsWith('.test.ts'));
    const tests = written.map(({ path }) => path);
    expect(tests).toHaveLength(pages.length);
    const { status, output } = run('vitest', ['run', ...tests]);
    expect(output).not.toContain('FAIL');
    expect(status).toBe(0);
  });

  test('has an insurer more that passes the conformance suite', { timeout: 6 * minutes }, () => {
    const { status, output } = run('vitest', ['run', 'src/connectors/insurers/conformance', '-t', 'Ihlamur']);
    expect(Number(/Tests\s+(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(10);
    expect(status).toBe(0);
  });
});
