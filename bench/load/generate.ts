import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { firstMessage, startProcess } from '#testing/trial/processes.ts';
import type { Standing } from '#testing/trial/while-standing.ts';

export type Load = {
  readonly port: number;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly until: { readonly seconds: number } | { readonly count: number };
};

export type LoadFigures = {
  readonly requests: number;
  /** Replies that were not 200. */
  readonly refused: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
};

const canHold = process.platform === 'linux' && availableParallelism() > 1;

/** Who is measured has one core, who asks another. */
export const cores = { measured: canHold ? '0' : undefined, asking: canHold ? '1' : undefined } as const;

/** As the browsers of today ask for a page. */
export const browserHeaders = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, br',
  'accept-language': 'tr-TR',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
} as const;

/** Asks over raw connections that stay open, in a process of its own. */
export async function startGenerator(standing: Standing): Promise<(load: Load) => Promise<LoadFigures>> {
  const file = join(import.meta.dirname, 'generator.ts');
  const child = startProcess(standing, [file], { core: cores.asking });
  await firstMessage(child);
  return async (load) => {
    child.send(load);
    const figures = (await firstMessage(child)) as LoadFigures;
    if (figures.refused > 0) throw new Error(`${figures.refused} of ${figures.requests} replies were not 200`);
    return figures;
  };
}
