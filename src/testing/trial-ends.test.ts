import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Bench } from '#bench/bench.ts';
import { runBenches } from '#bench/run-benches.ts';
import { childrenOf, commandOf, databasePid } from './started-product.ts';
import { browserPath } from './trial/browser-path.ts';
import { whileStanding } from './trial/while-standing.ts';
import { startWholeProduct } from './trial/whole-product.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A trial in a process of its own that tells what it stands on and then waits. */
const waiting = `
  import { startProcess } from './src/testing/trial/processes.ts';
  import { whileStanding } from './src/testing/trial/while-standing.ts';
  await whileStanding(async (standing) => {
    const { pid } = startProcess(standing, ['--eval', 'setInterval(() => undefined, 1000)']);
    console.log(standing.folder, pid);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
`;

test('a trial that fails after its product started, and was killed, leaves no process and no folder', async () => {
  const left = { folder: '', pids: [] as number[] };
  const trial = whileStanding(async (standing) => {
    const product = await startWholeProduct(standing);
    const pids = [product.pid, ...childrenOf(product.pid), databasePid(standing.folder)];
    Object.assign(left, { folder: standing.folder, pids });
    expect(pids.map(commandOf)).not.toContain('');
    // A product that is killed leaves its database server to who comes next.
    await product.kill();
    throw new Error('the bench failed');
  });
  await expect(trial).rejects.toThrow('the bench failed');
  expect(left.pids.length).toBeGreaterThanOrEqual(3);
  expect(left.pids.map(commandOf).filter((command) => command !== '')).toEqual([]);
  expect(existsSync(left.folder)).toBe(false);
});

test('a signal ends what a trial started before it ends the trial', async () => {
  const trial = spawn(process.execPath, ['--input-type=module', '--eval', waiting], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = (await once(trial.stdout, 'data')) as [Buffer];
  const [folder = '', pid] = told.toString().split(' ');
  expect(commandOf(Number(pid))).not.toBe('');
  trial.kill('SIGTERM');
  const [code] = await once(trial, 'exit');
  expect(code).toBe(143);
  expect(commandOf(Number(pid))).toBe('');
  expect(existsSync(folder)).toBe(false);
});

test('a missing browser is told in one sentence, before anything starts', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const run = vi.fn<Bench['run']>();
  const bench: Bench = { name: 'any', proves: '', measures: 'time', needsBrowser: true, targets: {}, run };
  expect(await runBenches([bench], { findBrowser: () => browserPath(() => undefined) })).toBe(false);
  expect(said.mock.calls).toEqual([['No Chromium found and none may be installed here: set CHROMIUM to one.']]);
  expect(run).not.toHaveBeenCalled();
});
