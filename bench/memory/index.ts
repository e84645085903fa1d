import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
/** A process gives back what it does not hold once it has had nothing to do for some eight seconds. */
const restMs = isShort ? 100 : 20_000;
/** Below that nothing is told apart: readings are whole megabytes. */
const waversMb = 2;

/**
 * Loaded into every process: the one that gets the signal collects its heap and writes down what is left. Between two
 * collections a heap fills with what nobody holds, and how full it is when it is looked at is chance.
 */
const collector = `import { writeFileSync } from 'node:fs'; import v8 from 'node:v8'; import vm from 'node:vm';
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    writeFileSync(process.env.DATA_DIR + '/held', String((heapUsed + external) / 1024 ** 2));
  });`;
const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(collector)}` };
const collectMs = 1_000;

async function heldMbOf(pid: number, { dataDir }: Standing): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await pause(collectMs);
  return Number(await readFile(join(dataDir, 'held'), 'utf8'));
}

const growth = 'memory, growth from 50,000 to 100,000, MB';
const heldGrowth = 'held, growth from 50,000 to 100,000, MB';
/** Of what is held alone, which no chance is in. */
const lateGrowth = 'held, growth from 200,000 to 400,000, MB';

const after = (count: number) => `after ${count.toLocaleString('en-US')} requests, MB`;
const busy = (count: number) => `memory at the end of ${count.toLocaleString('en-US')} requests, before it rests, MB`;
const memory = (count: number) => `memory ${after(count)}`;
const held = (count: number) => `held ${after(count)}`;

async function measure({ port, pid }: WholeProduct, standing: Standing): Promise<Figures> {
  const generate = await startGenerator(standing);
  const figures: Record<string, number> = {};
  for (const [at, count] of stages.entries()) {
    const more = count - (stages[at - 1] ?? 0);
    await generate({ port, paths, headers: browserHeaders, connections, until: { count: more } });
    figures[busy(count)] = Math.round(memoryMbOf(pid));
    await pause(restMs);
    figures[memory(count)] = Math.round(memoryMbOf(pid));
    figures[held(count)] = Math.round(await heldMbOf(pid, standing));
  }
  const [, fifty = 0, hundred = 0, half = 0, whole = 0] = stages;
  const grown = (name: (count: number) => string, from: number, to: number) =>
    (figures[name(to)] ?? Number.NaN) - (figures[name(from)] ?? Number.NaN);
  return {
    ...figures,
    [growth]: grown(memory, fifty, hundred),
    [heldGrowth]: grown(held, fifty, hundred),
    [lateGrowth]: grown(held, half, whole),
  };
}

export const benchMemory: Bench = {
  name: 'memory',
  proves: `The memory of the server process after many requests for pages of every kind, ${connections} at a time: as it stands then, once it has rested for ${restMs / 1_000} seconds, and what its heap and buffers hold after a collection.`,
  measures: 'time',
  needsBrowser: false,
  targets: {
    [memory(100_000)]: { below: 220 },
    [growth]: { atMost: waversMb },
    [heldGrowth]: { atMost: waversMb },
    [lateGrowth]: { atMost: waversMb },
  },
  run: () => withProduct(measure, env),
};
