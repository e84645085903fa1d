import { type Day, daysBetween } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { type Dated, inForce } from '#domain/tariffs/dated.ts';
import { grossOf, netOf, taxOnly } from '#domain/tariffs/levies.ts';
import { tariffGroupOf } from '#domain/tariffs/usage-styles.ts';
import type { Draft } from '../decision.ts';
import { euroRateRows } from '../rates.ts';
import { reasons } from '../reasons.ts';
import { shortPeriodPercent } from '../vehicle/rates/short-period.ts';
import { vehiclePricing } from '../vehicle/vehicle.ts';
import type { Tariff } from './tariff.ts';

/** Year's net premium in euro cents, by tariff group 1–15. */
const yearRows: readonly Dated<Readonly<Record<number, number>>>[] = [
  {
    from: '2018-01-01',
    value: {
      1: 22_500,
      2: 50_000,
      3: 55_000,
      4: 70_000,
      5: 85_000,
      6: 50_000,
      7: 125_000,
      8: 30_000,
      9: 5_000,
      10: 10_000,
      11: 18_000,
      12: 125_000,
      13: 125_000,
      14: 70_000,
      15: 30_000,
    },
    source: 'domain §6.7 [S94]: tariff of 2018 or before, a younger one was not found',
    certainty: 'sourced',
  },
];

const levies = taxOnly({ source: 'domain §6.7 [S96]', certainty: 'sourced' });

export type GreenCardQuery = { readonly group: number; readonly days: number; readonly day: Day };

/** Gross price in euro cents. */
export function greenCardGrossEuro({ group, days, day }: GreenCardQuery): number {
  const annual = inForce(yearRows, day).value[group];
  if (annual === undefined) throw new RangeError(`there is no tariff group ${group}`);
  return grossOf(levies, { net: (annual * shortPeriodPercent(days, day)) / 100 }, day);
}

/** Gross price at the rate of the day. */
export function greenCardGross(query: GreenCardQuery): Kurus {
  return Math.round((greenCardGrossEuro(query) * inForce(euroRateRows, query.day).value) / 100);
}

export const yesilKart: Tariff = {
  branch: 5,
  risk: 'vehicle',
  mostInstallments: 3,
  levies,
  /** The bureau's tariff: the same price at every insurer. */
  price: vehiclePricing(({ application }, vehicle) => {
    const { startDate, endDate } = application;
    const days = daysBetween(startDate, endDate);
    if (days < 1) return { kind: 'declined', reason: reasons.term };
    const gross = greenCardGross({ group: tariffGroupOf(vehicle.usageCode), days, day: startDate });
    const draft: Draft = {
      code: 'YK',
      name: 'Yeşil Kart',
      net: netOf(levies, gross, startDate),
      gross,
      coverages: [{ code: 'yesilKartGecerlilik', value: { type: 'INCLUDED' } }],
      warnings: ['Geçerli bir zorunlu trafik poliçesi gerekir.'],
    };
    return { kind: 'drafts', drafts: [draft] };
  }),
};
