import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './load/median.ts';

const lookedForMs = 2_000;
const mostLoadPerCore = 0.25;
const mostUsedByOthers = 0.08;

/** Ticks of all cores, and those in which nothing was done. */
function readTicks(): { readonly all: number; readonly idle: number } {
  const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/);
  const ticks = fields.slice(0, 8).map(Number);
  const [, , , idle = 0, waiting = 0] = ticks;
  return { all: ticks.reduce((sum, each) => sum + each, 0), idle: idle + waiting };
}

async function usedByOthers(): Promise<number> {
  const before = readTicks();
  await pause(lookedForMs);
  const after = readTicks();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/**
 * What the machine was busy with before anything of ours ran. The load is an average of the last minutes: what has just
 * ended is waited out.
 */
export async function tellLoad(patienceMs = 240_000): Promise<string> {
  const until = Date.now() + patienceMs;
  let [load, used, isQuiet] = [0, 0, false];
  do {
    load = loadavg()[0] ?? 0;
    used = process.platform === 'linux' ? await usedByOthers() : 0;
    isQuiet = load / availableParallelism() <= mostLoadPerCore && used <= mostUsedByOthers;
  } while (!isQuiet && used <= mostUsedByOthers && Date.now() < until);
  return `${isQuiet ? 'quiet' : 'NOT quiet'}, load ${load.toFixed(2)}, ${Math.round(used * 100)} % of it used by others`;
}

const timesWorked = 15;

function workOnce(): number {
  const from = performance.now();
  const found = Array.from({ length: 40_000 }, (_, at) => ({ mark: String((at * 7919) % 40_009) }));
  found.sort((one, other) => (one.mark < other.mark ? -1 : 1));
  JSON.parse(JSON.stringify(found));
  return performance.now() - from;
}

/**
 * How fast the machine is at this moment, by the same piece of work each time: a virtual one is given now more and now less of
 * the cores that it has, which shows in nothing else.
 */
export function tellSpeed(): string {
  const times = Array.from({ length: timesWorked }, workOnce);
  return `a fixed piece of work in ${Math.round(median(times))} ms`;
}

export function tellMachine(): string {
  return `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}, Node ${process.versions.node}`;
}

/** What the product is made of. */
const sources = ['src', ':!src/testing', ':!*.test.*', 'public', 'content', 'package-lock.json', 'vite.config.ts'];

/** The commit that changed the product last, so that benches may be written after what they measure. */
export function tellCommit(folder: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--', ...sources) !== '';
    return `${git('log', '-1', '--format=%h', '--abbrev=8', '--', ...sources)}${isChanged ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}
