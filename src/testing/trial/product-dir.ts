import { join, resolve } from 'node:path';

const own = join(import.meta.dirname, '../../..');

/** Whose product a trial starts: BENCH_OF names another checkout, such as one of an earlier commit. */
export const productDir = process.env.BENCH_OF ? resolve(process.env.BENCH_OF) : own;
