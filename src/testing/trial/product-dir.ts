import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const own = join(import.meta.dirname, '../../..');

/** Whose product a trial starts: BENCH_OF names another checkout, such as one of an earlier commit. */
export const productDir = process.env.BENCH_OF ? resolve(process.env.BENCH_OF) : own;

/** A program as `npm start` runs it. Checkouts of commits that ran from their sources have no built one. */
export function programOf(name: 'parent' | 'main' | 'sandbox/main'): string {
  const built = join(productDir, `build/product/${name}.js`);
  return existsSync(built) ? built : join(productDir, `src/${name}.ts`);
}
