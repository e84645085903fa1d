import type { Kurus } from './money.ts';

/** Parts of a sum as large as their weights; the first carries what rounding leaves. */
export function sharesOf(sum: Kurus, weights: readonly number[]): readonly Kurus[] {
  if (weights.length === 0) return [];
  const whole = weights.reduce((total, weight) => total + weight, 0);
  const others = weights.slice(1).map((weight) => (whole === 0 ? 0 : Math.round((sum * weight) / whole)));
  return [others.reduce((rest, share) => rest - share, sum), ...others];
}
