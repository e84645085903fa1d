import type { LineKey } from '#domain/lines.ts';
import { isSameCoverage } from '#domain/quote/comparison.ts';
import type { CoverageValue } from '#domain/quote/coverage.ts';
import { hasCoverage } from '#domain/quote/coverage-level.ts';
import { type CoverageMap, coverageIn } from '#domain/quote/equal-coverage.ts';
import { compareTexts as words } from '#messages/compare.ts';
import { waitTexts } from '#messages/coverages.ts';
import { coverParts } from './cover-text.ts';
import { coverageRowsWith } from './lines.ts';
import { type CoverageRow, coverageGroups } from './vocabulary.ts';

/** What stands in place of a word: it is covered, it is not, nobody told. A limit speaks for itself. */
export type CellMark = 'yes' | 'no' | 'unknown';

export type ComparedCell = {
  /** All of it in words. */
  readonly text: string;
  readonly mark: CellMark | undefined;
  /** What the mark leaves out. */
  readonly beside: string | undefined;
  /** strong: the person has it; plain: told, and not theirs; faint: nobody can tell. */
  readonly tone: 'strong' | 'plain' | 'faint';
};

/** What is unknown somewhere is never the same; untold: no offer tells it. */
export type Likeness = 'differs' | 'same' | 'untold';

export type ComparedCover = {
  readonly row: CoverageRow;
  /** One for each offer, in their order. */
  readonly cells: readonly ComparedCell[];
  readonly likeness: Likeness;
};

/** What one offer tells of its covers. */
export type ToldCovers = { readonly state: 'told' | 'coming' | 'untold'; readonly coverages: CoverageMap };

const nothing: CoverageMap = new Map();
const toldBy = ({ state, coverages }: ToldCovers) => (state === 'told' ? coverages : nothing);

export const unknownCell: ComparedCell = { text: words.unknown, mark: 'unknown', beside: undefined, tone: 'faint' };
export const comingCell: ComparedCell = { text: words.coming, mark: undefined, beside: undefined, tone: 'faint' };

function markOf({ kind }: CoverageValue): CellMark | undefined {
  if (kind === 'unknown') return 'unknown';
  if (kind === 'notIncluded') return 'no';
  return kind === 'included' ? 'yes' : undefined;
}

function cellOf(row: CoverageRow, offer: ToldCovers): ComparedCell {
  if (offer.state === 'coming') return comingCell;
  const value = coverageIn(toldBy(offer), row.key);
  const [worth, wait] = coverParts(row, toldBy(offer));
  // Of an excess the cross alone would say that there is none.
  const isCrossedExcess = row.sense === 'excess' && value.kind === 'notIncluded';
  return {
    text: [worth, wait].filter(Boolean).join(waitTexts.beside),
    mark: markOf(value),
    beside: isCrossedExcess ? worth : wait,
    tone: value.kind === 'unknown' ? 'faint' : hasCoverage(row.sense, value) ? 'strong' : 'plain',
  };
}

function likenessOf(row: CoverageRow, offers: readonly ToldCovers[]): Likeness {
  if (offers.some(({ state }) => state === 'coming')) return 'differs';
  const parts = offers.map((offer) => coverParts(row, toldBy(offer)));
  const values = offers.map((offer) => coverageIn(toldBy(offer), row.key));
  if (values.every(({ kind }) => kind === 'unknown') && parts.every(([, wait]) => wait === undefined)) return 'untold';
  if (offers.length < 2 || parts.some(([, wait]) => wait === waitTexts.unknown)) return 'differs';
  const waits = new Set(parts.map(([, wait]) => wait));
  return waits.size === 1 && isSameCoverage(values) ? 'same' : 'differs';
}

const rankOf = ({ group }: CoverageRow) => (group === 'excess' ? -1 : coverageGroups.indexOf(group));

/** Every cover of the lines and whatever else was told, side by side: what stays with the insured first, then by group. */
export function comparedCovers(lines: readonly LineKey[], offers: readonly ToldCovers[]): readonly ComparedCover[] {
  const told = offers.flatMap(({ coverages }) => [...coverages.keys()]);
  const rows = [...new Set(lines.flatMap((line) => coverageRowsWith(line, told)))];
  return rows
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((row) => ({ row, cells: offers.map((offer) => cellOf(row, offer)), likeness: likenessOf(row, offers) }));
}
