import type { Day } from '../dates.ts';
import { type Dated, inForceOrLatest } from './dated.ts';

export type LegalProtectionPrice = { readonly limit: number; readonly net: number };

/** Year's net premium by limit, both in kuruş, from the lowest limit up. */
export const legalProtectionRows: readonly Dated<readonly LegalProtectionPrice[]>[] = [
  {
    from: '2025-01-01',
    value: [
      { limit: 1_000_000, net: 25_000 },
      { limit: 2_500_000, net: 32_000 },
      { limit: 5_000_000, net: 42_000 },
      { limit: 10_000_000, net: 60_000 },
    ],
    source: 'domain §6.6: 250–600 TL; the steps are ours',
    certainty: 'placeholder',
  },
];

export type LegalProtectionQuery = { readonly limit: number; readonly day?: Day | undefined };

/** Year's net premium in kuruş of the lowest rung that reaches the limit; above the ladder its top rung. */
export function legalProtectionNet({ limit, day }: LegalProtectionQuery): number {
  const ladder = inForceOrLatest(legalProtectionRows, day).value;
  return (ladder.find((rung) => limit <= rung.limit) ?? ladder.at(-1))?.net ?? 0;
}
