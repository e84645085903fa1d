import { type ComparedCell, comingCell, comparedCovers, unknownCell } from '#catalog/coverages/compared.ts';
import { minimumCell } from '#catalog/coverages/minimums.ts';
import type { LineKey } from '#domain/lines.ts';
import { type AskedMinimum, minimumMet } from '#domain/quote/official-minimum.ts';
import { compareTexts as words } from '#messages/compare.ts';
import { coverageAbouts } from '#messages/coverage-abouts.ts';
import { coverageGroupTexts } from '#messages/coverages.ts';
import { minimumTexts } from '#messages/minimums.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { priceRows } from './price-rows.ts';
import { type CompareRow, cellsBy } from './row.ts';

export type CompareGroup = {
  readonly key: string;
  /** Stands above this group and those that follow it. */
  readonly lead: string | undefined;
  readonly title: string | undefined;
  readonly rows: readonly CompareRow[];
};

/** What every offer says alike: one cell speaks for all of them. */
export type SameRow = { readonly key: string; readonly label: string; readonly cell: ComparedCell };

export type ComparedRows = {
  readonly groups: readonly CompareGroup[];
  readonly same: readonly SameRow[];
  /** What no offer tells. */
  readonly untold: readonly string[];
  readonly differing: number;
};

/** So many rows are read at a glance; more of them are grouped by their kind. */
const mostUngrouped = 6;

function minimumGroup(minimum: AskedMinimum, offers: readonly OfferView[]): CompareGroup {
  const { name, basis } = minimumTexts[minimum.of];
  const cells = cellsBy(offers, ({ coverageState, coverages }): ComparedCell => {
    if (coverageState === 'coming') return comingCell;
    if (coverageState !== 'told') return unknownCell;
    const answer = minimumMet(minimum, coverages);
    const text = minimumCell(answer);
    const marks = { met: 'yes', notMet: 'no', unknown: 'unknown' } as const;
    const tones = { met: 'strong', notMet: 'plain', unknown: 'faint' } as const;
    return { text, mark: marks[answer.kind], beside: text, tone: tones[answer.kind] };
  });
  const row = { key: 'minimum', label: name, about: basis, highlighted: false, cells };
  return { key: 'minimum', lead: undefined, title: words.minimum, rows: [row] };
}

type CoverRow = { readonly group: keyof typeof coverageGroupTexts; readonly row: CompareRow };

function coverGroups(rows: readonly CoverRow[], lead: string): readonly CompareGroup[] {
  if (rows.length === 0) return [];
  if (rows.length <= mostUngrouped)
    return [{ key: 'differences', lead, title: undefined, rows: rows.map(({ row }) => row) }];
  const kinds = [...new Set(rows.map(({ group }) => group))];
  return kinds.map((kind, index) => ({
    key: kind,
    lead: index === 0 ? lead : undefined,
    title: coverageGroupTexts[kind],
    rows: rows.filter(({ group }) => group === kind).map(({ row }) => row),
  }));
}

/** What else decides what is compared: what an authority asks for, and the first names of the insured people. */
type Asked = { readonly minimum?: AskedMinimum | undefined; readonly people?: readonly string[] | undefined };

/** Everything that can be compared: the price, what an authority asks for, what differs, and apart from it what does not. */
export function compareRows(
  line: LineKey,
  offers: readonly OfferView[],
  { minimum, people = [] }: Asked = {},
): ComparedRows {
  const covers = comparedCovers(
    [line],
    offers.map(({ coverageState, coverages }) => ({ state: coverageState, coverages })),
  );
  const differing = covers
    .filter(({ likeness }) => likeness === 'differs')
    .map(({ row: { key, label, group }, cells }) => ({
      group,
      row: {
        key,
        label,
        about: coverageAbouts[key],
        // What stays with the insured stands out.
        highlighted: group === 'excess',
        cells: new Map(offers.flatMap(({ id }, index) => (cells[index] ? [[id, cells[index]] as const] : []))),
      },
    }));
  const price = { key: 'price', lead: undefined, title: words.price, rows: priceRows(offers, people) };
  const lead = offers.length < 2 ? words.coverages : words.differences(differing.length);
  return {
    groups: [price, ...(minimum ? [minimumGroup(minimum, offers)] : []), ...coverGroups(differing, lead)],
    same: covers
      .filter(({ likeness }) => likeness === 'same')
      .flatMap(({ row: { key, label }, cells: [cell] }) => (cell ? [{ key, label, cell }] : [])),
    untold: covers.filter(({ likeness }) => likeness === 'untold').map(({ row }) => row.label),
    differing: differing.length,
  };
}
