import { coverText } from '#catalog/coverages/cover-text.ts';
import { coverageRowsWith } from '#catalog/coverages/lines.ts';
import { minimumCell } from '#catalog/coverages/minimums.ts';
import { type CoverageRow, coverageGroups } from '#catalog/coverages/vocabulary.ts';
import { foreignPriceText, personConditions, personName } from '#catalog/prices/price-part-texts.ts';
import { formatMoment } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { formatLira, installmentText } from '#domain/money.ts';
import { isSameCoverage } from '#domain/quote/comparison.ts';
import type { CoverageKey, CoverageValue } from '#domain/quote/coverage.ts';
import { hasCoverage } from '#domain/quote/coverage-level.ts';
import { type CoverageMap, coverageIn } from '#domain/quote/equal-coverage.ts';
import { type AskedMinimum, minimumMet } from '#domain/quote/official-minimum.ts';
import { compareTexts as words } from '#messages/compare.ts';
import { coverageGroupTexts } from '#messages/coverages.ts';
import { minimumTexts } from '#messages/minimums.ts';
import { pricePartTexts as partWords } from '#messages/price-parts.ts';
import { isOpen, type OfferView, type OpenOffer } from '../offer/offer-view.ts';

/** strong: the person has it; plain: told, and not theirs; faint: nobody can tell. */
export type CompareCell = { readonly text: string; readonly tone: 'strong' | 'plain' | 'faint' };

export type CompareRow = {
  readonly key: string;
  readonly label: string;
  readonly about: string | undefined;
  /** One for each offer, by its id. */
  readonly cells: ReadonlyMap<string, CompareCell>;
  /** Whether every offer says the same. */
  readonly same: boolean;
};

export type CompareGroup = {
  readonly key: string;
  readonly title: string;
  /** What stays with the insured stands out, right beside the price. */
  readonly highlighted: boolean;
  readonly rows: readonly CompareRow[];
};

const cellsOf = (offers: readonly OfferView[], cell: (offer: OfferView) => CompareCell) =>
  new Map(offers.map((offer) => [offer.id, cell(offer)]));

function priceRow(
  key: string,
  label: string,
  offers: readonly OfferView[],
  tell: (offer: OpenOffer) => string | undefined,
): CompareRow {
  const cells = cellsOf(offers, (offer) => {
    const text = isOpen(offer) ? tell(offer) : words.notOpen;
    return { text: text ?? words.unknown, tone: text === undefined || !isOpen(offer) ? 'faint' : 'strong' };
  });
  const texts = new Set([...cells.values()].map(({ text }) => text));
  return { key, label, about: undefined, cells, same: texts.size <= 1 };
}

/** What the totals are made of, where one of them is told in parts: by currency, and by person. */
function partRows(offers: readonly OfferView[], people: readonly string[]): readonly CompareRow[] {
  const isForeign = offers.some(({ foreignPrice }) => foreignPrice !== undefined);
  const most = Math.max(...offers.map(({ personPrices }) => personPrices.length), 0);
  const ofPerson = ({ personPrices }: OpenOffer, index: number) => {
    const person = personPrices[index];
    return person && [formatLira(person.gross), ...personConditions(person)].join(' · ');
  };
  return [
    ...(isForeign
      ? [priceRow('foreign', partWords.foreign, offers, ({ foreignPrice: made }) => made && foreignPriceText(made))]
      : []),
    ...Array.from({ length: most }, (_, index) => ({
      ...priceRow(`person${index}`, personName(people[index], index), offers, (offer) => ofPerson(offer, index)),
      about: partWords.perPerson,
    })),
  ];
}

function priceGroup(offers: readonly OfferView[], people: readonly string[]): CompareGroup {
  const byInstallments = ({ price, maxInstallment = 1 }: OpenOffer) =>
    maxInstallment > 1 ? installmentText(price, maxInstallment) : words.noInstallments;
  return {
    key: 'price',
    title: words.price,
    highlighted: false,
    rows: [
      // The figure people compare is told even where it is the same.
      { ...priceRow('total', words.total, offers, ({ price }) => formatLira(price)), same: false },
      ...partRows(offers, people),
      priceRow('installments', words.installments, offers, byInstallments),
      priceRow('net', words.net, offers, ({ net }) => (net === undefined ? undefined : formatLira(net))),
      priceRow('tax', words.tax, offers, ({ net, price }) => (net === undefined ? undefined : formatLira(price - net))),
      priceRow('validUntil', words.validUntil, offers, ({ validUntil }) =>
        validUntil === undefined ? undefined : formatMoment(new Date(validUntil)),
      ),
    ],
  };
}

const noCoverages: CoverageMap = new Map();
const toldBy = ({ coverageState, coverages }: OfferView) => (coverageState === 'told' ? coverages : noCoverages);
const toldCoverage = (offer: OfferView, key: CoverageKey): CoverageValue => coverageIn(toldBy(offer), key);

function coverageCell(row: CoverageRow, offer: OfferView): CompareCell {
  if (offer.coverageState === 'coming') return { text: words.coming, tone: 'faint' };
  const value = toldCoverage(offer, row.key);
  const text = coverText(row, toldBy(offer));
  return { text, tone: value.kind === 'unknown' ? 'faint' : hasCoverage(row.sense, value) ? 'strong' : 'plain' };
}

/** Whether they say the same of a cover, and of the wait for it. */
function isSame(row: CoverageRow, offers: readonly OfferView[]): boolean {
  const texts = new Set(offers.map((offer) => coverText(row, toldBy(offer))));
  return texts.size <= 1 && isSameCoverage(offers.map((offer) => toldCoverage(offer, row.key)));
}

function compareRow(row: CoverageRow, offers: readonly OfferView[]): CompareRow {
  return {
    key: row.key,
    label: row.label,
    about: row.about,
    cells: cellsOf(offers, (offer) => coverageCell(row, offer)),
    same: isSame(row, offers),
  };
}

function minimumGroup(minimum: AskedMinimum, offers: readonly OfferView[]): CompareGroup {
  const { name, basis } = minimumTexts[minimum.of];
  const cells = cellsOf(offers, ({ coverageState, coverages }): CompareCell => {
    if (coverageState === 'coming') return { text: words.coming, tone: 'faint' };
    if (coverageState !== 'told') return { text: words.unknown, tone: 'faint' };
    const answer = minimumMet(minimum, coverages);
    const tones = { met: 'strong', notMet: 'plain', unknown: 'faint' } as const;
    return { text: minimumCell(answer), tone: tones[answer.kind] };
  });
  const texts = new Set([...cells.values()].map(({ text }) => text));
  const row = { key: 'minimum', label: name, about: basis, cells, same: texts.size <= 1 };
  return { key: 'minimum', title: words.minimum, highlighted: false, rows: [row] };
}

/** What else decides what is compared: what an authority asks for, and the first names of the insured people. */
type Compared = { readonly minimum?: AskedMinimum | undefined; readonly people?: readonly string[] | undefined };

/** Everything that can be compared: the price, what an authority asks for, what stays with the insured, then the coverages group by group. */
export function compareGroups(
  line: LineKey,
  offers: readonly OfferView[],
  { minimum, people = [] }: Compared = {},
): readonly CompareGroup[] {
  const rows = coverageRowsWith(
    line,
    offers.flatMap(({ coverages }) => [...coverages.keys()]),
  );
  const coverages = coverageGroups
    .map((group) => ({
      key: group,
      title: coverageGroupTexts[group],
      highlighted: group === 'excess',
      rows: rows.filter((row) => row.group === group).map((row) => compareRow(row, offers)),
    }))
    .filter((group) => group.rows.length > 0)
    .toSorted((one, other) => Number(other.highlighted) - Number(one.highlighted));
  return [priceGroup(offers, people), ...(minimum ? [minimumGroup(minimum, offers)] : []), ...coverages];
}

/** Only what tells the offers apart, and how many rows that leaves out. */
export function onlyDifferences(groups: readonly CompareGroup[]): {
  readonly groups: readonly CompareGroup[];
  readonly hidden: number;
} {
  const count = (list: readonly CompareGroup[]) => list.reduce((sum, { rows }) => sum + rows.length, 0);
  const differing = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ same }) => !same) }))
    .filter(({ rows }) => rows.length > 0);
  return { groups: differing, hidden: count(groups) - count(differing) };
}
