import type { Kurus } from '#domain/money.ts';
import type { Installment } from './decision.ts';
import type { Personality } from './personality.ts';
import type { Tariff } from './tariffs/tariff.ts';

const counts = [1, 2, 3, 4, 6, 9, 12];

/** Price by number of instalments; some insurers ask more the longer one pays. */
export function installmentsOf(
  { installments }: Personality,
  { mostInstallments }: Tariff,
  gross: Kurus,
): readonly Installment[] {
  const most = Math.min(installments.most, mostInstallments);
  return counts
    .filter((count) => count <= most)
    .map((count) => ({
      count,
      gross: Math.round(gross * (1 + (Math.max(0, count - 3) * installments.rise) / 100)),
    }));
}
