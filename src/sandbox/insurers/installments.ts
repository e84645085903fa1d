import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { Installment } from './decision.ts';
import type { Personality } from './personality.ts';

const counts = [1, 2, 3, 4, 6, 9, 12];

/** Most instalments a line allows, whatever the insurer. */
const lineLimits: Partial<Record<LineKey, number>> = {
  trafik: 6,
  imm: 6,
  konut: 6,
  ferdikaza: 6,
  hukuksalkoruma: 6,
  yesilKart: 3,
  yabanciTrafik: 1,
  galericikisatrafik: 1,
  galericiferdikaza: 1,
  galericiseyahat: 1,
  seyahat: 3,
  dask: 1,
};

/** Price by number of instalments; some insurers ask more the longer one pays. */
export function installmentsOf({ installments }: Personality, line: LineKey, gross: Kurus): readonly Installment[] {
  const most = Math.min(installments.most, lineLimits[line] ?? 12);
  return counts
    .filter((count) => count <= most)
    .map((count) => ({
      count,
      gross: Math.round(gross * (1 + (Math.max(0, count - 3) * installments.rise) / 100)),
    }));
}
