import type { CoverageValue } from '#domain/quote/coverage.ts';
import { hasCoverage } from '#domain/quote/coverage-level.ts';
import { type CoverageMap, coverageIn } from '#domain/quote/equal-coverage.ts';
import { marketValueText, millionsText, shortCoverNames } from '#messages/short-covers.ts';
import { coverParts } from './cover-text.ts';
import type { CoverageRow } from './vocabulary.ts';

const kurusInMillion = 100_000_000;
const figures = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

export const shortCoverName = ({ key, label }: CoverageRow): string => shortCoverNames[key] ?? label;

/** Millions without a remainder that would be lost: 5.000.000 TL, 1.500.000 TL. */
const isRound = (value: CoverageValue): value is Extract<CoverageValue, { kind: 'amount' }> =>
  value.kind === 'amount' && value.amount >= kurusInMillion && value.amount % (kurusInMillion / 10) === 0;

function shortWorth(value: CoverageValue, text: string): string {
  if (value.kind === 'marketValue') return marketValueText;
  return isRound(value) ? millionsText(figures.format(value.amount / kurusInMillion)) : text;
}

/** has: there is such a cover. not: there is none. unknown: the insurer did not say. */
export type CoverMark = {
  readonly kind: 'has' | 'not' | 'unknown';
  readonly name: string;
  /** What it is worth in as few letters as say it. */
  readonly worth: string;
  /** Whether the mark alone says the worth. */
  readonly isSaid: boolean;
  readonly wait: string | undefined;
};

/** A cover as a mark with words. */
export function coverMark(row: CoverageRow, coverages: CoverageMap): CoverMark {
  const value = coverageIn(coverages, row.key);
  const [text, wait] = coverParts(row, coverages);
  const kind = value.kind === 'unknown' ? 'unknown' : hasCoverage(row.sense, value) ? 'has' : 'not';
  return {
    kind,
    name: shortCoverName(row),
    worth: shortWorth(value, text),
    isSaid: row.sense === 'more' && (value.kind === 'included' || value.kind === 'notIncluded'),
    wait,
  };
}
