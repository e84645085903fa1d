export type Target = { readonly atMost: number } | { readonly atLeast: number } | { readonly below: number };

/** By what they are called in the table; words stand where there is nothing to measure. */
export type Figures = Readonly<Record<string, number | string>>;

export type Bench = {
  readonly name: string;
  readonly proves: string;
  /** Bytes and requests are the same on a busy machine; all else wants a quiet one. */
  readonly measures: 'counts' | 'time';
  readonly needsBrowser: boolean;
  readonly targets: Readonly<Record<string, Target>>;
  run(): Promise<Figures>;
};

/** BENCH_SHORT=1 tries whether a bench runs through; its figures say nothing and are not kept. */
export const isShort = process.env.BENCH_SHORT === '1';

export function isMet(value: number | string | undefined, target: Target): boolean {
  if (typeof value !== 'number') return false;
  if ('atMost' in target) return value <= target.atMost;
  return 'below' in target ? value < target.below : value >= target.atLeast;
}

export function tellTarget(target: Target): string {
  if ('atMost' in target) return `≤ ${target.atMost}`;
  return 'below' in target ? `< ${target.below}` : `≥ ${target.atLeast}`;
}
