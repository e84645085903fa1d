import { retentions } from '#domain/retention.ts';
import { daskAdjustmentRows, daskExcessRows } from '#domain/tariffs/dask/adjustments.ts';
import { daskAmountRows } from '#domain/tariffs/dask/amounts.ts';
import { daskGroupRows } from '#domain/tariffs/dask/groups.ts';
import { daskRateRows } from '#domain/tariffs/dask/rates.ts';
import type { Dated } from '#domain/tariffs/dated.ts';
import { dealerTermRows } from '#domain/tariffs/dealer-terms.ts';
import { frontierTermRows } from '#domain/tariffs/frontier-terms.ts';
import { homeLiabilityRows } from '#domain/tariffs/home-liability.ts';
import { homeSquareMetreRows, homeSumLimitRows } from '#domain/tariffs/home-sums.ts';
import { immLimitRows } from '#domain/tariffs/imm-limits.ts';
import { lateRenewalRows } from '#domain/tariffs/late-renewal.ts';
import { homeLevies } from '#domain/tariffs/levies.ts';
import { residenceMinimumRows } from '#domain/tariffs/residence-minimum.ts';
import { schengenMinimumRows } from '#domain/tariffs/schengen-minimum.ts';
import { shortPeriodRows } from '#domain/tariffs/short-period.ts';
import { trafficCapRows } from '#domain/tariffs/traffic/caps.ts';
import { trafficLevyRows } from '#domain/tariffs/traffic/ceiling.ts';
import { electricCarRows, tariffGroupRows } from '#domain/tariffs/traffic/classes.ts';
import { trafficLimitRows } from '#domain/tariffs/traffic/limits.ts';
import { provinceFactorRows } from '#domain/tariffs/traffic/province-factors.ts';
import { trafficStepRows } from '#domain/tariffs/traffic/steps.ts';
import type { TableKey } from '#messages/desk-tables.ts';

export type DatedTable = {
  /** The table itself: its days and how sure it is are read there. */
  readonly rows: readonly Dated<unknown>[];
  readonly where: string;
  /** After so many days somebody must look whether it still holds. Not there: it changes when the law does. */
  readonly everyDays?: number;
};

const month = 31;
const year = 365;

/** Every table of the program whose figures age. What each is for stands beside its name in the messages. */
export const datedTables: Readonly<Record<TableKey, DatedTable>> = {
  trafficCaps: { rows: trafficCapRows, where: 'src/domain/tariffs/traffic/caps.ts', everyDays: month },
  trafficLimits: { rows: trafficLimitRows, where: 'src/domain/tariffs/traffic/limits.ts', everyDays: year },
  trafficSteps: { rows: trafficStepRows, where: 'src/domain/tariffs/traffic/steps.ts' },
  trafficGroups: { rows: tariffGroupRows, where: 'src/domain/tariffs/traffic/classes.ts', everyDays: year },
  electricCars: { rows: electricCarRows, where: 'src/domain/tariffs/traffic/classes.ts' },
  provinceFactors: { rows: provinceFactorRows, where: 'src/domain/tariffs/traffic/province-factors.ts' },
  trafficLevies: { rows: trafficLevyRows, where: 'src/domain/tariffs/traffic/ceiling.ts' },
  homeLevies: { rows: homeLevies, where: 'src/domain/tariffs/levies.ts' },
  lateRenewal: { rows: lateRenewalRows, where: 'src/domain/tariffs/late-renewal.ts' },
  daskAmounts: { rows: daskAmountRows, where: 'src/domain/tariffs/dask/amounts.ts', everyDays: year },
  daskRates: { rows: daskRateRows, where: 'src/domain/tariffs/dask/rates.ts', everyDays: year },
  daskGroups: { rows: daskGroupRows, where: 'src/domain/tariffs/dask/groups.ts' },
  daskAdjustments: { rows: daskAdjustmentRows, where: 'src/domain/tariffs/dask/adjustments.ts' },
  daskExcess: { rows: daskExcessRows, where: 'src/domain/tariffs/dask/adjustments.ts' },
  homeSquareMetre: { rows: homeSquareMetreRows, where: 'src/domain/tariffs/home-sums.ts', everyDays: year },
  homeSumLimits: { rows: homeSumLimitRows, where: 'src/domain/tariffs/home-sums.ts', everyDays: year },
  homeLiability: { rows: homeLiabilityRows, where: 'src/domain/tariffs/home-liability.ts', everyDays: year },
  immLimits: { rows: immLimitRows, where: 'src/domain/tariffs/imm-limits.ts', everyDays: year },
  residenceMinimum: { rows: residenceMinimumRows, where: 'src/domain/tariffs/residence-minimum.ts', everyDays: year },
  schengenMinimum: { rows: schengenMinimumRows, where: 'src/domain/tariffs/schengen-minimum.ts' },
  shortPeriods: { rows: shortPeriodRows, where: 'src/domain/tariffs/short-period.ts' },
  dealerTerms: { rows: dealerTermRows, where: 'src/domain/tariffs/dealer-terms.ts', everyDays: year },
  frontierTerms: { rows: frontierTermRows, where: 'src/domain/tariffs/frontier-terms.ts', everyDays: year },
  retention: {
    rows: Object.values(retentions).flatMap(({ rows }): readonly Dated<unknown>[] => rows),
    where: 'src/domain/retention.ts',
    everyDays: year,
  },
};
