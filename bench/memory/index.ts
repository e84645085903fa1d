import { setTimeout as pause } from 'node:timers/promises';
import { memoryMbOf } from '#testing/trial/process-figures.ts';
import type { Standing } from '#testing/trial/while-standing.ts';
import { type WholeProduct, withProduct } from '#testing/trial/whole-product.ts';
import { type Bench, type Figures, isShort } from '../bench.ts';
import { quotePage, stillPages } from '../browser/kinds.ts';
import { browserHeaders, startGenerator } from '../load/generate.ts';

const paths = [...Object.values(stillPages), quotePage];
const connections = 50;
const leftAlone = isShort ? [100, 200] : [100_000, 400_000];
const watchedFor = isShort ? [100, 200, 300, 400, 500] : [1_000, 50_000, 100_000, 200_000, 400_000];
/** A process gives back what it does not hold once it has had nothing to do for some eight seconds. */
const restMs = isShort ? 100 : 20_000;
/** Below that nothing is told apart: readings are whole megabytes. */
const waversMb = 2;
/** Over two hundred thousand requests: twenty-five bytes that each of them leaves behind would show. */
const lateWaversMb = 5;

/**
 * Loaded into every process: the one that gets the signal collects its heap and gives back what is empty. Between two
 * collections a heap fills with what nobody holds, and how full it is when it is looked at is chance: growth is told of what
 * is left after one.
 */
const collector = `import v8 from 'node:v8'; import vm from 'node:vm';
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc');
  process.on('SIGUSR2', () => collect({ type: 'major', flavor: 'last-resort' }));`;
const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(collector)}` };
const collectMs = 1_000;

async function collectIn(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR2');
  await pause(collectMs);
}

const requests = (count: number) => `${count.toLocaleString('en-US')} requests`;
const busy = (count: number) => `memory at the end of ${requests(count)}, MB`;
const rested = (count: number) => `memory after ${requests(count)} and a rest, MB`;
const collected = (count: number) => `memory after ${requests(count)} and a collection, MB`;
const growth = 'memory after a collection, growth from 50,000 to 100,000, MB';
const lateGrowth = 'memory after a collection, growth from 200,000 to 400,000, MB';

type Stage = { readonly count: number; readonly read: () => number };

/** Asks for pages up to each count; what is read then stands under its name. */
async function throughStages(
  { port, pid }: WholeProduct,
  standing: Standing,
  counts: readonly number[],
  atStage: (stage: Stage) => Promise<Figures>,
): Promise<Figures> {
  const generate = await startGenerator(standing);
  const figures: Figures[] = [];
  for (const [at, count] of counts.entries()) {
    const more = count - (counts[at - 1] ?? 0);
    await generate({ port, paths, headers: browserHeaders, connections, until: { count: more } });
    figures.push(await atStage({ count, read: () => Math.round(memoryMbOf(pid)) }));
  }
  return Object.assign({}, ...figures) as Figures;
}

/** As it stands when nobody meddles with it: at the end of the last request, and once it has rested. */
const measureAlone = (product: WholeProduct, standing: Standing): Promise<Figures> =>
  throughStages(product, standing, leftAlone, async ({ count, read }) => {
    const atEnd = read();
    await pause(restMs);
    return { [busy(count)]: atEnd, [rested(count)]: read() };
  });

async function measureGrowth(product: WholeProduct, standing: Standing): Promise<Figures> {
  const figures = await throughStages(product, standing, watchedFor, async ({ count, read }) => {
    await collectIn(product.pid);
    return { [collected(count)]: read() };
  });
  const [, fifty = 0, hundred = 0, half = 0, whole = 0] = watchedFor.map((count) => Number(figures[collected(count)]));
  return { ...figures, [growth]: hundred - fifty, [lateGrowth]: whole - half };
}

export const benchMemory: Bench = {
  name: 'memory',
  proves: `The memory of the server process after many requests for pages of every kind, ${connections} at a time: as it stands then, and once it has rested for ${restMs / 1_000} seconds; and of another process, in which each stage ends with a collection, what it holds.`,
  measures: 'time',
  needsBrowser: false,
  targets: {
    [busy(100_000)]: { below: 220 },
    [growth]: { atMost: waversMb },
    [lateGrowth]: { atMost: lateWaversMb },
  },
  run: async () => ({ ...(await withProduct(measureAlone)), ...(await withProduct(measureGrowth, env)) }),
};
