import { daysBetween } from '#domain/dates.ts';
import {
  greenCardGross,
  type ImmLimit,
  immGross,
  isImmLimit,
  netOf,
  tariffGroupOf,
  usageStyle,
} from '#domain/tariffs/index.ts';
import type { Cover } from '../covers.ts';
import type { Draft } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { vehiclePricing } from './vehicle.ts';

const usualLimits: readonly ImmLimit[] = ['1000000', '5000000', 'sinirsiz'];

function immCovers(limit: ImmLimit): readonly Cover[] {
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

/** One package for the limit asked for, or the three usual ones. */
export const imm = vehiclePricing(({ personality, application }, vehicle) => {
  const { startDate, options } = application;
  const wanted = options.liabilityLimit;
  const limits = wanted !== undefined && isImmLimit(wanted) ? [wanted] : usualLimits;
  const { commercial } = usageStyle(vehicle.usageCode);
  const drafts = limits.map((limit): Draft => {
    const gross = Math.round(immGross({ limit, commercial, day: startDate }) * personality.price);
    return {
      code: limit === 'sinirsiz' ? 'IMM-S' : `IMM-${Number(limit) / 1000}`,
      name: limit === 'sinirsiz' ? 'İMM Sınırsız' : `İMM ${Number(limit).toLocaleString('tr-TR')} TL`,
      net: netOf('imm', gross, startDate),
      covers: immCovers(limit),
      warnings: ['Geçerli bir zorunlu trafik poliçesi gerekir.'],
    };
  });
  return { kind: 'drafts', drafts };
});

/** The bureau's tariff: the same price at every insurer. */
export const yesilKart = vehiclePricing(({ application }, vehicle) => {
  const { startDate, endDate } = application;
  const days = daysBetween(startDate, endDate);
  if (days < 1) return { kind: 'declined', reason: reasons.term };
  const gross = greenCardGross({ group: tariffGroupOf(vehicle.usageCode), days, day: startDate });
  const draft: Draft = {
    code: 'YK',
    name: 'Yeşil Kart',
    net: netOf('yesilKart', gross, startDate),
    gross,
    covers: [{ code: 'yesilKartGecerlilik', value: { type: 'INCLUDED' } }],
    warnings: ['Geçerli bir zorunlu trafik poliçesi gerekir.'],
  };
  return { kind: 'drafts', drafts: [draft] };
});
