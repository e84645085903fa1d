import { setTimeout as pause } from 'node:timers/promises';
import { ageMsOf, cpuMsOf } from '#testing/trial/process-figures.ts';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { startWholeProduct } from '#testing/trial/whole-product.ts';
import { type Bench, type Figures, isShort } from '../bench.ts';
import { median } from '../load/median.ts';

const starts = isShort ? 1 : 5;
/** What it still does once it answers is part of the start. */
const settledMs = 3_000;

async function measure(standing: Standing): Promise<Figures> {
  // The first start makes the database and has Node keep what it compiled.
  await (await startWholeProduct(standing)).stop();
  const found: { wall: number; server: number; cpu: number; settled: number }[] = [];
  for (let count = 0; count < starts; count += 1) {
    const began = performance.now();
    const product = await startWholeProduct(standing);
    const [wall, server, cpu] = [performance.now() - began, ageMsOf(product.pid), cpuMsOf(product.pid)];
    const reply = await fetch(product.site);
    if (reply.status !== 200) throw new Error(`The first page answered ${reply.status}`);
    await reply.text();
    await pause(settledMs);
    found.push({ wall, server, cpu, settled: cpuMsOf(product.pid) });
    await product.stop();
  }
  const middle = (key: keyof (typeof found)[number]) => Math.round(median(found.map((each) => each[key])));
  return {
    'from npm start to the first 200, ms': middle('wall'),
    'from the start of the server process to the first 200, ms': middle('server'),
    'CPU of the server process until then, ms': middle('cpu'),
    'CPU of the server process three seconds after its first page, ms': middle('settled'),
  };
}

export const benchStart: Bench = {
  name: 'start',
  proves: 'A start with its database made and its code compiled before, as after a release or a crash.',
  measures: 'time',
  needsBrowser: false,
  targets: { 'from the start of the server process to the first 200, ms': { atMost: 1_500 } },
  run: () => whileStanding(measure),
};
