import { addDays, type Day } from '../../dates.ts';
import type { Kurus } from '../../money.ts';
import type { PropertyRisk } from '../../risks/property.ts';
import { inForce } from '../dated.ts';
import {
  type DaskAdjustment,
  type DaskBuilding,
  daskAdjustmentRows,
  daskAdjustmentsOf,
  daskRenewalDays,
} from './adjustments.ts';
import { daskAmountRows } from './amounts.ts';
import { type DaskGroup, daskGroupOf } from './groups.ts';
import { daskRateRows } from './rates.ts';

export type DaskQuery = DaskBuilding & {
  /** Whole square metres. */
  readonly grossArea: number;
  readonly group: DaskGroup;
  /** First day of the policy. */
  readonly on: Day;
};

/** The official price with every figure it follows from, as the person is shown it. */
export type DaskPrice = {
  readonly unitPrice: Kurus;
  /** Area by unit price. */
  readonly fullSum: Kurus;
  readonly ceiling: Kurus;
  /** The full sum, at most the ceiling. */
  readonly insuredSum: Kurus;
  readonly group: DaskGroup;
  /** Per mille, with two places. */
  readonly rate: number;
  /** Insured sum by rate, before what is added and taken off. */
  readonly basePremium: Kurus;
  readonly adjustments: readonly DaskAdjustment[];
  /** After adjustments, in whole lira. */
  readonly premium: Kurus;
  readonly minimum: Kurus;
  /** What is paid: the premium, at least the minimum. No levy is added. */
  readonly gross: Kurus;
  /** First day of the sums it is calculated with. */
  readonly tariffFrom: Day;
};

/** A rate counts hundredths of one per mille. */
const ratesInOne = 100_000;
const kurusInLira = 100;

/** Whole numbers up to the one division, so that no fraction is lost on the way. */
const share = (part: number, whole: number): number => Math.round(part / whole);

export function daskPrice({ grossArea, group, on, ...building }: DaskQuery): DaskPrice {
  const { from: tariffFrom, value: amounts } = inForce(daskAmountRows, on);
  const unitPrice = amounts.unitPrice[building.structure];
  const rate = inForce(daskRateRows, on).value[building.structure][group];
  const percents = inForce(daskAdjustmentRows, on).value;
  const adjustments = daskAdjustmentsOf(building).map((key) => ({ key, percent: percents[key] }));
  const percent = adjustments.reduce((sum, adjustment) => sum + adjustment.percent, 100);
  const fullSum = Math.round(grossArea * unitPrice);
  const insuredSum = Math.min(fullSum, amounts.ceiling);
  const premium = share(insuredSum * rate * percent, ratesInOne * 100 * kurusInLira) * kurusInLira;
  const minimum = amounts.minimum[group];
  return {
    unitPrice,
    fullSum,
    ceiling: amounts.ceiling,
    insuredSum,
    group,
    rate: rate / 100,
    basePremium: share(insuredSum * rate, ratesInOne),
    adjustments,
    premium,
    minimum,
    gross: Math.max(premium, minimum),
    tariffFrom,
  };
}

/** Whether a policy that begins so soon after an earlier one ended still renews it. */
export function renewsEarthquakePolicy(end: Day, start: Day): boolean {
  return start <= addDays(end, daskRenewalDays);
}

/** The official price of a building whose policy begins on a day. */
export function daskPriceOf({ address, previousDask, ...building }: PropertyRisk, on: Day): DaskPrice {
  const { grossArea, structure, buildPeriod, floors } = building;
  const renews = previousDask !== undefined && renewsEarthquakePolicy(previousDask.end, on);
  return daskPrice({ grossArea, structure, buildPeriod, floors, group: daskGroupOf(address, on), renews, on });
}
