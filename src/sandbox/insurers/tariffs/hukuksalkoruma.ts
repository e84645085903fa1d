import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { type Dated, inForceOrLatest } from '#domain/tariffs/dated.ts';
import { taxOnly } from '#domain/tariffs/levies.ts';
import { amountCoverages } from '../coverages.ts';
import type { Draft } from '../decision.ts';
import { vehiclePricing } from '../vehicle/vehicle.ts';
import type { Tariff } from './tariff.ts';

/** Year's net premium by limit, from the lowest limit up. */
const ladderRows: readonly Dated<readonly { readonly limit: Kurus; readonly net: Kurus }[]>[] = [
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

/** Year's net premium of the lowest rung that reaches the limit; above the ladder its top rung. */
export function legalProtectionNet(limit: Kurus, day?: Day): Kurus {
  const ladder = inForceOrLatest(ladderRows, day).value;
  return (ladder.find((rung) => limit <= rung.limit) ?? ladder.at(-1))?.net ?? 0;
}

const thousandLira = 100_000;

export const hukuksalkoruma: Tariff = {
  branch: 8,
  risk: 'vehicle',
  mostInstallments: 6,
  levies: taxOnly({ source: 'domain §7', certainty: 'calculated' }),
  price: vehiclePricing(({ personality, application }) => {
    const drafts = [25, 100].map((thousands): Draft => {
      const limit = thousands * thousandLira;
      return {
        code: `HK-${thousands}`,
        name: `Hukuksal Koruma ${thousands}.000 TL`,
        net: Math.round(legalProtectionNet(limit, application.startDate) * personality.price),
        coverages: amountCoverages({ hukuksalKorumaAraca: limit, hukuksalKorumaSurucuye: limit }),
        warnings: [],
      };
    });
    return { kind: 'drafts', drafts };
  }),
};
