import type { CoverageKey } from './coverage.ts';
import { type CoverageMap, coverageIn } from './equal-coverage.ts';
import {
  afterCopay,
  damage,
  excessPart,
  type Loss,
  ownPart,
  type Part,
  type Scenario,
  totalOf,
  withinBoth,
} from './scenario-parts.ts';

export const healthScenarioKeys = ['operation', 'hospitalNight', 'tenVisits'] as const;
type HealthScenarioKey = (typeof healthScenarioKeys)[number];

const visits = 10;
const visit = damage('treatment', 2500);

/** Treatment in hospital. What an insurer names no limit for by itself is paid as the rest of the treatment is. */
const inHospital =
  (what: CoverageKey): Scenario['paid'] =>
  ({ damages, coverages }: Loss) => {
    const billed = totalOf(damages);
    const stay = ownPart(billed, coverageIn(coverages, 'yatarakTedavi'));
    const named = coverageIn(coverages, what);
    const own = named.kind === 'unknown' ? stay : ownPart(billed, named);
    return afterCopay(
      billed,
      withinBoth(stay, own),
      excessPart(billed, coverageIn(coverages, 'yatarakKatilim'), billed),
    );
  };

/** How many of the ten are covered. A bare yes tells no number, but a yearly sum told beside it is all that limits them. */
function coveredVisits(coverages: CoverageMap): number | undefined {
  const value = coverageIn(coverages, 'ayaktaTedavi');
  switch (value.kind) {
    case 'notIncluded':
      return 0;
    case 'count':
      return Math.min(visits, Math.floor(value.count));
    case 'unlimited':
      return visits;
    case 'included':
      return coverageIn(coverages, 'ayaktaLimit').kind === 'unknown' ? undefined : visits;
    default:
      return undefined;
  }
}

/** The sum for a year, where the insurer sets one. */
function yearlyMost(coverages: CoverageMap, billed: number): Part {
  const value = coverageIn(coverages, 'ayaktaLimit');
  return value.kind === 'unknown' ? billed : ownPart(billed, value);
}

/** Every covered visit is paid but for its co-pay, until the sum for the year is used up. */
function visitsPart({ coverages }: Loss): Part {
  const covered = coveredVisits(coverages);
  if (covered === undefined || covered === 0) return covered;
  const billed = covered * visit.amount;
  const most = yearlyMost(coverages, billed);
  const kept = excessPart(visit.amount, coverageIn(coverages, 'muayeneKatilim'), visit.amount);
  return afterCopay(billed, most, kept === undefined ? undefined : covered * kept);
}

/** Examples about illness, in hospitals that have a contract with the insurer. */
export const healthScenarios: Readonly<Record<HealthScenarioKey, Scenario>> = {
  operation: { damages: () => [damage('treatment', 180_000)], paid: inHospital('ameliyat') },
  hospitalNight: { damages: () => [damage('treatment', 12_000)], paid: inHospital('odaYemek') },
  tenVisits: { damages: () => [{ to: visit.to, amount: visits * visit.amount }], paid: visitsPart },
};
