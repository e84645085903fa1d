import { setTimeout as pause } from 'node:timers/promises';
import { memoryMbOf } from '#testing/trial/process-figures.ts';
import type { Standing } from '#testing/trial/while-standing.ts';
import { type WholeProduct, withProduct } from '#testing/trial/whole-product.ts';
import { type Bench, type Figures, isShort } from '../bench.ts';
import { quotePage, stillPages } from '../browser/kinds.ts';
import { browserHeaders, startGenerator } from '../load/generate.ts';

const paths = [...Object.values(stillPages), quotePage];
const connections = 50;
const stages = isShort ? [100, 200, 300, 400, 500] : [1_000, 50_000, 100_000, 200_000, 400_000];
const settleMs = 3_000;
/** Below that nothing is told apart: a heap is collected now and then, and readings are whole megabytes. */
const waversMb = 2;

/** What a process still makes room for grows at first; what it loses grows on. */
const growth = { soon: 'growth from 50,000 to 100,000, MB', late: 'growth from 200,000 to 400,000, MB' };

const name = (count: number) => `memory after ${count.toLocaleString('en-US')} requests, MB`;

async function measure({ port, pid }: WholeProduct, standing: Standing): Promise<Figures> {
  const generate = await startGenerator(standing);
  const held: number[] = [];
  for (const [at, count] of stages.entries()) {
    const more = count - (stages[at - 1] ?? 0);
    await generate({ port, paths, headers: browserHeaders, connections, until: { count: more } });
    await pause(settleMs);
    held.push(Math.round(memoryMbOf(pid)));
  }
  const [, fifty = Number.NaN, hundred = Number.NaN, half = Number.NaN, whole = Number.NaN] = held;
  const figures = Object.fromEntries(stages.map((count, at) => [name(count), held[at] ?? Number.NaN]));
  return { ...figures, [growth.soon]: hundred - fifty, [growth.late]: whole - half };
}

export const benchMemory: Bench = {
  name: 'memory',
  proves: `What the server process holds after many requests for pages of every kind, ${connections} at a time.`,
  measures: 'time',
  needsBrowser: false,
  targets: {
    [name(100_000)]: { below: 220 },
    [growth.soon]: { atMost: waversMb },
    [growth.late]: { atMost: waversMb },
  },
  run: () => withProduct(measure),
};
