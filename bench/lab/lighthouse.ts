import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Standing } from '#testing/trial/while-standing.ts';

/** A package of its own: what the product installs does not carry it. */
const folder = join(import.meta.dirname, 'lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
const longestMs = 180_000;

export type LighthouseFigures = {
  readonly score: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly blockedMs: number;
};

type Report = {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
};

/** Lighthouse is installed when it is wanted, beside the product's packages. */
export function installLighthouse(): void {
  if (existsSync(program)) return;
  console.log('Installing Lighthouse …');
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
}

/** One run as on a phone, in a browser of ours that listens at a port. */
export async function runLighthouse(standing: Standing, url: string, browserPort: number): Promise<LighthouseFigures> {
  const file = join(standing.folder, 'lighthouse.json');
  const options = [`--port=${browserPort}`, '--only-categories=performance', '--output=json', `--output-path=${file}`];
  const args = [program, url, ...options, '--quiet', '--no-enable-error-reporting'];
  await promisify(execFile)(process.execPath, args, { timeout: longestMs });
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const figureOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(categories.performance.score * 100),
    largestPaintMs: figureOf('largest-contentful-paint'),
    layoutShift: figureOf('cumulative-layout-shift'),
    blockedMs: figureOf('total-blocking-time'),
  };
}
