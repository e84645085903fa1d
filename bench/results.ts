import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from './bench.ts';

/** What one bench found, and where and when. */
export type Taken = {
  readonly commit: string;
  readonly day: string;
  readonly machine: string;
  readonly load: string;
  readonly figures: Figures;
};

/** By name of the bench. */
export type Results = Readonly<Record<string, Taken>>;

const fileOf = (label: string) => join(import.meta.dirname, 'results', `${label}.json`);

export function readResults(label: string): Results {
  return existsSync(fileOf(label)) ? (JSON.parse(readFileSync(fileOf(label), 'utf8')) as Results) : {};
}

/** Benches that were not run keep what they found last. */
export function keepResult(label: string, name: string, taken: Taken): void {
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true });
  writeFileSync(fileOf(label), `${JSON.stringify({ ...readResults(label), [name]: taken }, null, 2)}\n`);
}
