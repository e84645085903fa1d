import type { Day } from '../../dates.ts';
import type { Kurus } from '../../money.ts';
import { type Certainty, inForce } from '../dated.ts';
import { grossOf, trafficLevies } from '../levies.ts';
import { type TrafficCapQuery, trafficCapNet, trafficCapRows } from './caps.ts';
import { tariffGroup } from './classes.ts';
import { provinceFactorCertainty } from './province-factors.ts';

/** What a year of compulsory coverage passes on to others. */
export const trafficLevyRows = trafficLevies({ source: 'domain §2.6, §7 [S14]', certainty: 'calculated' });

export type TrafficCeiling = {
  /** The most a customer can be asked for a year, with levies. */
  readonly gross: Kurus;
  /** First day of the cap it follows from: caps change by the month. */
  readonly capFrom: Day;
  /** Whether every figure it follows from was published, or follows from published ones. */
  readonly published: boolean;
};

const isPublished = (certainty: Certainty) => certainty === 'sourced' || certainty === 'calculated';

/** The legal ceiling of a year's traffic coverage. */
export function trafficCeiling(query: TrafficCapQuery): TrafficCeiling {
  const { group, provinceCode, day } = query;
  const cap = inForce(trafficCapRows, day);
  const figures = [cap.certainty, tariffGroup(group, day).certainty, provinceFactorCertainty(provinceCode, day)];
  return {
    gross: grossOf(trafficLevyRows, { net: trafficCapNet(query) }, day),
    capFrom: cap.from,
    published: figures.every(isPublished),
  };
}
