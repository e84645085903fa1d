import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { end } from '#testing/trial/processes.ts';
import { productDir } from '#testing/trial/product-dir.ts';
import { whileStanding } from '#testing/trial/while-standing.ts';
import type { Bench, Figures } from './bench.ts';
import { median } from './load/median.ts';
import type { Distribution } from './quote/measure.ts';

type Told = Readonly<Record<string, number | Distribution | undefined>>;

/** Runs the bench of the checkout that is measured, with its own engine, and hands back what it printed. */
function printed(): Promise<string> {
  return whileStanding(async (standing) => {
    const script = 'const { benchQuote } = await import(process.argv[1]); await benchQuote();';
    const args = ['--input-type=module', '--eval', script, join(productDir, 'bench/quote/index.ts')];
    const child = spawn(process.execPath, args, { cwd: productDir, stdio: ['ignore', 'pipe', 'inherit'] });
    standing.onEnd(() => end(child, 'SIGTERM'));
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    if (code !== 0) throw new Error(`It ended with ${code}: ${output}`);
    return output;
  });
}

/** Figures stand below the name of what was measured, one a line: `  name: value`. */
function readBlock(output: string, title: string): Told {
  const [, block = ''] = output.split(`\n${title}\n`);
  const lines = block.split('\n\n')[0]?.split('\n') ?? [];
  const entries = lines.flatMap((line) => {
    const [, name, value] = /^ {2}(\w+): (.+)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, JSON.parse(value)] as const];
  });
  return Object.fromEntries(entries);
}

const share = (value: number | Distribution | undefined, part: keyof Distribution): number =>
  typeof value === 'object' ? value[part] : Number.NaN;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** What the engine did in one round. Checkouts from before there were rounds tell of one. */
const figuresOf = (engine: Told) => ({
  'added by the engine, half within, ms': tenths(share(engine.addedMs, 'p50')),
  'added by the engine, 99 % within, ms': tenths(share(engine.addedMs, 'p99')),
  'event loop delay, 99 % within, ms': tenths(share(engine.loopDelayMs, 'p99')),
  'CPU of an offer, ms': Math.round((Number(engine.cpuSeconds) * 100_000) / Number(engine.offers)) / 100,
  'memory, MB': Number(engine.memoryMb),
});

function roundsIn(output: string): readonly ReturnType<typeof figuresOf>[] {
  const titles = [...output.matchAll(/^quote engine(?:, round \d+)?$/gm)].map(([title]) => title);
  return titles.map((title) => figuresOf(readBlock(output, title)));
}

async function measure(): Promise<Figures> {
  const output = await printed();
  const [first, ...later] = roundsIn(output);
  if (!first) throw new Error(`Nothing was told of the engine: ${output}`);
  const plain = readBlock(output, 'Promise.all, one answer when all have answered');
  const counted = later.length > 0 ? later : [first];
  const middle = Object.keys(first).map((name) => {
    const key = name as keyof typeof first;
    return [name, Math.round(100 * median(counted.map((round) => round[key]))) / 100] as const;
  });
  return {
    ...Object.fromEntries(middle),
    ...Object.fromEntries(Object.entries(first).map(([name, value]) => [`first round: ${name}`, value])),
    'added by Promise.all, half within, ms': tenths(share(plain.addedMs, 'p50')),
    'added by Promise.all, 99 % within, ms': tenths(share(plain.addedMs, 'p99')),
  };
}

export const benchQuoteEngine: Bench = {
  name: 'quote',
  proves:
    "100 quotations at once, each asking 16 insurers, the engine on one core: what it adds to the insurers' own time, beside a plain `Promise.all` that answers when all have answered. Medians of the rounds after a process's first, which stands below them.",
  measures: 'time',
  needsBrowser: false,
  targets: {
    'added by the engine, 99 % within, ms': { atMost: 60 },
    'event loop delay, 99 % within, ms': { below: 20 },
    'CPU of an offer, ms': { atMost: 0.35 },
  },
  run: measure,
};
