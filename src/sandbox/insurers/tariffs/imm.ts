import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { type Dated, inForceOrLatest } from '#domain/tariffs/dated.ts';
import { type ImmLimit, isImmLimit } from '#domain/tariffs/imm-limits.ts';
import { netOf, taxOnly } from '#domain/tariffs/levies.ts';
import { usageStyle } from '#domain/tariffs/usage-styles.ts';
import type { Coverage } from '../coverages.ts';
import type { Draft } from '../decision.ts';
import { vehiclePricing } from '../vehicle/vehicle.ts';
import type { Tariff } from './tariff.ts';

type ImmLadder = {
  /** Year's gross price by limit, private use. */
  readonly gross: Readonly<Record<ImmLimit, Kurus>>;
  readonly commercialFactor: number;
};

const ladderRows: readonly Dated<ImmLadder>[] = [
  {
    from: '2025-01-01',
    value: {
      gross: {
        100000: 35_000,
        250000: 48_000,
        500000: 65_000,
        1000000: 90_000,
        2000000: 115_000,
        3000000: 130_000,
        5000000: 160_000,
        10000000: 230_000,
        20000000: 280_000,
        sinirsiz: 340_000,
      },
      commercialFactor: 2,
    },
    source: 'domain §6.6; the steps between its five prices are ours',
    certainty: 'placeholder',
  },
];

/** Year's gross price. */
export function immGross(limit: ImmLimit, { commercial, day }: { commercial: boolean; day?: Day }): Kurus {
  const { gross, commercialFactor } = inForceOrLatest(ladderRows, day).value;
  return gross[limit] * (commercial ? commercialFactor : 1);
}

const levies = taxOnly({ source: 'domain §7', certainty: 'calculated' });
const usualLimits: readonly ImmLimit[] = ['1000000', '5000000', 'sinirsiz'];

function coveragesOf(limit: ImmLimit): readonly Coverage[] {
  return [
    {
      code: 'immLimitiAyrimsiz',
      value: limit === 'sinirsiz' ? { type: 'LIMITLESS' } : { type: 'AMOUNT', amount: Number(limit) * 100 },
    },
    {
      code: 'maneviTazminat',
      value: limit === 'sinirsiz' ? { type: 'AMOUNT', amount: 25_000_000 } : { type: 'NOT_INCLUDED' },
    },
  ];
}

export const imm: Tariff = {
  branch: 3,
  risk: 'vehicle',
  mostInstallments: 6,
  levies,
  /** One package for the limit asked for, or the three usual ones. */
  price: vehiclePricing(({ personality, application }, vehicle) => {
    const { startDate, options } = application;
    const wanted = options.liabilityLimit;
    const limits = wanted !== undefined && isImmLimit(wanted) ? [wanted] : usualLimits;
    const { commercial } = usageStyle(vehicle.usageCode);
    const drafts = limits.map((limit): Draft => {
      const gross = Math.round(immGross(limit, { commercial, day: startDate }) * personality.price);
      return {
        code: limit === 'sinirsiz' ? 'IMM-S' : `IMM-${Number(limit) / 1000}`,
        name: limit === 'sinirsiz' ? 'İMM Sınırsız' : `İMM ${Number(limit).toLocaleString('tr-TR')} TL`,
        net: netOf(levies, gross, startDate),
        coverages: coveragesOf(limit),
        warnings: ['Geçerli bir zorunlu trafik poliçesi gerekir.'],
      };
    });
    return { kind: 'drafts', drafts };
  }),
};
