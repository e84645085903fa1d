import type { Day } from '../dates.ts';
import { type Dated, inForce } from '../tariffs/dated.ts';
import type { MinimumCondition } from '../tariffs/minimum-condition.ts';
import { residenceMinimumRows } from '../tariffs/residence-minimum.ts';
import { schengenMinimumRows } from '../tariffs/schengen-minimum.ts';
import type { CoverageValue } from './coverage.ts';
import { compareLevels, coverageLevel } from './coverage-level.ts';
import { type CoverageMap, coverageIn } from './equal-coverage.ts';

/** What an authority wants to see insured before it gives a permit or a visa. */
export const officialMinimums = ['residencePermit', 'schengen'] as const;
export type OfficialMinimum = (typeof officialMinimums)[number];

/** A minimum as it stands on the day on which a policy begins. */
export type AskedMinimum = { readonly of: OfficialMinimum; readonly day: Day };

export type MinimumAnswer =
  | { readonly kind: 'met' }
  | { readonly kind: 'notMet'; readonly missed: readonly MinimumCondition[] }
  /** Nothing speaks against it, but the insurer did not tell all that decides it. */
  | { readonly kind: 'unknown'; readonly untold: readonly MinimumCondition[] };

const rows: Readonly<Record<OfficialMinimum, readonly Dated<readonly MinimumCondition[]>[]>> = {
  residencePermit: residenceMinimumRows,
  schengen: schengenMinimumRows,
};

/** A bare yes tells no figure, and a fixed sum cannot be held against a share of the bill. */
function tellsNothing(own: CoverageValue, bound: CoverageValue): boolean {
  if (own.kind === 'included') return bound.kind !== 'included';
  return 'amount' in own && own.amount > 0 && bound.kind === 'percent' && bound.percent > 0;
}

function judged({ key, sense, bound }: MinimumCondition, coverages: CoverageMap): MinimumAnswer['kind'] {
  const value = coverageIn(coverages, key);
  const own = coverageLevel(sense, value);
  const least = coverageLevel(sense, bound);
  if (!own || !least || tellsNothing(value, bound)) return 'unknown';
  const difference = compareLevels(own, least);
  if (difference === undefined) return 'unknown';
  return difference < 0 ? 'notMet' : 'met';
}

/** Whether coverages reach an official minimum. What is told in another currency than the minimum's tells nothing. */
export function minimumMet({ of, day }: AskedMinimum, coverages: CoverageMap): MinimumAnswer {
  const conditions = inForce(rows[of], day).value;
  const those = (kind: MinimumAnswer['kind']) =>
    conditions.filter((condition) => judged(condition, coverages) === kind);
  const [missed, untold] = [those('notMet'), those('unknown')];
  if (missed.length > 0) return { kind: 'notMet', missed };
  return untold.length > 0 ? { kind: 'unknown', untold } : { kind: 'met' };
}
