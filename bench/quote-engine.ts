import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { end } from '#testing/trial/processes.ts';
import { productDir } from '#testing/trial/product-dir.ts';
import { whileStanding } from '#testing/trial/while-standing.ts';
import type { Bench, Figures } from './bench.ts';
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

const share = (value: number | Distribution | undefined, part: keyof Distribution) =>
  typeof value === 'object' ? Math.round(value[part] * 10) / 10 : 'not told';

async function measure(): Promise<Figures> {
  const output = await printed();
  const engine = readBlock(output, 'quote engine');
  const plain = readBlock(output, 'Promise.all, one answer when all have answered');
  const [cpu, offers] = [Number(engine.cpuSeconds), Number(engine.offers)];
  return {
    'added by the engine, half within, ms': share(engine.addedMs, 'p50'),
    'added by the engine, 99 % within, ms': share(engine.addedMs, 'p99'),
    'added by Promise.all, half within, ms': share(plain.addedMs, 'p50'),
    'added by Promise.all, 99 % within, ms': share(plain.addedMs, 'p99'),
    'event loop delay, 99 % within, ms': share(engine.loopDelayMs, 'p99'),
    'CPU of an offer, ms': Math.round((cpu * 100_000) / offers) / 100,
    'memory, MB': Number(engine.memoryMb),
  };
}

export const benchQuoteEngine: Bench = {
  name: 'quote',
  proves:
    "100 quotations at once, each asking 16 insurers, the engine on one core: what it adds to the insurers' own time, beside a plain `Promise.all` that answers when all have answered.",
  measures: 'time',
  needsBrowser: false,
  targets: {
    'added by the engine, 99 % within, ms': { atMost: 60 },
    'event loop delay, 99 % within, ms': { below: 20 },
    'CPU of an offer, ms': { atMost: 0.35 },
  },
  run: measure,
};
