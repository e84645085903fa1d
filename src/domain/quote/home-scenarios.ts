import type { CoverageKey } from './coverage.ts';
import { type CoverageMap, coverageIn } from './equal-coverage.ts';
import {
  afterExcess,
  type Damage,
  damage,
  excessPart,
  type HomePart,
  homeParts,
  type Loss,
  ofOthers,
  ofOwn,
  ownPart,
  type Part,
  type Scenario,
  type Stake,
  sumOf,
  toOthers,
  totalOf,
} from './scenario-parts.ts';

export const homeScenarioKeys = ['homeWater', 'neighbour', 'burglary', 'homeFire', 'homeQuake', 'homeGlass'] as const;
type HomeScenarioKey = (typeof homeScenarioKeys)[number];

/** Fire is what every home policy insures first: its sums are those of the building and the contents. */
const sums = { building: 'binaYangin', contents: 'esyaYangin' } as const satisfies Record<HomePart, CoverageKey>;
const quake = { building: 'binaDeprem', contents: 'esyaDeprem' } as const satisfies Record<HomePart, CoverageKey>;

/** What at least one of the offers insures; all of it where nobody told. */
export function insuredHomeParts(offers: readonly CoverageMap[]): readonly HomePart[] {
  const insured = homeParts.filter((part) =>
    offers.some((coverages) => !['notIncluded', 'unknown'].includes(coverageIn(coverages, sums[part]).kind)),
  );
  return insured.length === 0 ? homeParts : insured;
}

const partOf = ({ to }: Damage): HomePart => (to === 'contents' ? 'contents' : 'building');

/** Damages to those parts that are insured. */
const toHome =
  (...damages: readonly Damage[]) =>
  (stake: Stake) =>
    damages.filter((each) => stake.homeParts.includes(partOf(each)));

/** What the sums insured reach of a damage, whatever caused it. */
function insuredPart({ damages, coverages }: Loss): Part {
  return sumOf(damages.map((each) => ownPart(each.amount, coverageIn(coverages, sums[partOf(each)]))));
}

/** A figure told for a cause is the most paid for it; a bare yes reaches as far as the sums insured. */
function causePart(loss: Loss, cause: CoverageKey): Part {
  const value = coverageIn(loss.coverages, cause);
  const most = ownPart(totalOf(loss.damages), value);
  if (most === 0 || most === undefined) return most;
  const insured = insuredPart(loss);
  if (insured === undefined) return value.kind === 'amount' ? most : undefined;
  return Math.min(most, insured);
}

/** The excess is an amount of each damage. A share that nobody told of what tells nothing. */
const ofCause =
  (cause: CoverageKey, excess: CoverageKey): Scenario['paid'] =>
  (loss) => {
    const damaged = totalOf(loss.damages);
    const kept = excessPart(damaged, coverageIn(loss.coverages, excess), undefined);
    return afterExcess(damaged, causePart(loss, cause), kept);
  };

/** The sum insured against earthquakes: the figure told, or where it is a bare yes that of the part itself. */
function quakeSum(coverages: CoverageMap, part: HomePart): Part {
  const told = [coverageIn(coverages, quake[part]), coverageIn(coverages, sums[part])].find(
    ({ kind }) => kind === 'amount',
  );
  return told?.kind === 'amount' ? told.amount : undefined;
}

/** The excess is a share of the sum insured, of the building and of the contents each. */
function quakePart({ damages, coverages }: Loss): Part {
  const excess = coverageIn(coverages, 'depremMuafiyetiEv');
  return sumOf(
    damages.map((each) => {
      const part = partOf(each);
      const paid = ownPart(each.amount, coverageIn(coverages, quake[part]));
      return afterExcess(each.amount, paid, excessPart(each.amount, excess, quakeSum(coverages, part)));
    }),
  );
}

/** Examples about a home, what is in it, and the neighbours. */
export const homeScenarios: Readonly<Record<HomeScenarioKey, Scenario>> = {
  homeWater: {
    damages: toHome(damage('building', 25_000), damage('contents', 35_000)),
    paid: ofCause('dahiliSu', 'suMuafiyeti'),
  },
  neighbour: { damages: toOthers(60_000), paid: ofOthers('komsuMesuliyet') },
  burglary: { damages: toHome(damage('contents', 90_000)), paid: ofCause('hirsizlikEv', 'hirsizlikMuafiyeti') },
  homeFire: { damages: toHome(damage('building', 400_000), damage('contents', 200_000)), paid: insuredPart },
  homeQuake: {
    damages: toHome(damage('buildingAboveDask', 300_000), damage('contents', 100_000)),
    paid: quakePart,
  },
  homeGlass: { damages: () => [damage('glass', 15_000)], paid: ofOwn('camKirilmasi') },
};
