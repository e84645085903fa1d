import { coverText } from '#catalog/coverages/cover-text.ts';
import { minimumCell, minimumOfLine } from '#catalog/coverages/minimums.ts';
import { lines } from '#catalog/lines/index.ts';
import { foreignPriceText } from '#catalog/prices/price-part-texts.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { formatLira } from '#domain/money.ts';
import { coverageMapOf } from '#domain/quote/equal-coverage.ts';
import { minimumMet } from '#domain/quote/official-minimum.ts';
import { comparisonTexts as words } from '#messages/documents.ts';
import { minimumTexts } from '#messages/minimums.ts';
import type { DocumentBlock, PrintedDocument } from '#ports/printed-document.ts';
import type { OfferRow } from '#ports/quotations.ts';
import { momentText } from '../moment-text.ts';
import { heading, paragraph } from './blocks.ts';
import { rowsByGroup, type ToldCoverages } from './policy-coverages.ts';

export type ComparedOffer = {
  readonly insurer: string;
  readonly line: LineKey;
  readonly offer: NonNullable<OfferRow['offer']>;
};

function planText({ installments }: ComparedOffer['offer']): string {
  const most = installments.toSorted((first, second) => second.count - first.count)[0];
  return most && most.count > 1 ? words.plan.of(most.count, formatLira(most.gross)) : words.plan.once;
}

/** Whether each of them reaches what an authority asks for, by the name of the minimum. */
function minimumRows(told: readonly ToldCoverages[], now: Date): readonly (readonly string[])[] {
  const [asked] = told.flatMap(({ line }) => minimumOfLine(line, istanbulToday(now)) ?? []);
  if (!asked) return [];
  return [[minimumTexts[asked.of].name, ...told.map(({ coverages }) => minimumCell(minimumMet(asked, coverages)))]];
}

/** In another currency, where one of them is made in one. */
function foreignRow(offers: readonly ComparedOffer[]): readonly (readonly string[])[] {
  if (offers.every(({ offer }) => !offer.foreignPrice)) return [];
  const texts = offers.map(({ offer: { foreignPrice } }) => (foreignPrice ? foreignPriceText(foreignPrice) : '–'));
  return [[words.price.foreign, ...texts]];
}

/** Offers of one line side by side: what they cost, what stays with the insured, what they cover. */
export function comparisonDocument(offers: readonly ComparedOffer[], now: Date): PrintedDocument {
  const names = offers.map(({ insurer, offer }) => `${insurer}, ${offer.packageName}`);
  const widths = [1.6, ...offers.map(() => 1.6)];
  const table = (first: string, rows: readonly (readonly string[])[]): DocumentBlock => ({
    kind: 'table',
    head: [first, ...names],
    rows,
    widths,
    align: 'left',
  });
  const told = offers.map(({ line, offer }) => ({ line, coverages: coverageMapOf(offer.coverages) }));
  const groups = rowsByGroup(told);
  const ordered = [
    ...groups.filter(({ group }) => group === 'excess'),
    ...groups.filter(({ group }) => group !== 'excess'),
  ];
  const { price } = words;
  const lineNames = [...new Set(offers.map(({ line }) => lines[line].name))].join(', ');
  return {
    title: words.title(lineNames),
    subtitle: words.subtitle(momentText(now)),
    layout: 'landscape',
    blocks: [
      heading(price.heading),
      table(price.row, [
        [price.gross, ...offers.map(({ offer }) => formatLira(offer.gross))],
        ...foreignRow(offers),
        [price.net, ...offers.map(({ offer }) => formatLira(offer.net))],
        [words.plan.most, ...offers.map(({ offer }) => planText(offer))],
        [price.validUntil, ...offers.map(({ offer }) => momentText(offer.validUntil))],
        ...minimumRows(told, now),
      ]),
      ...ordered.flatMap(({ title, rows }): readonly DocumentBlock[] => [
        heading(title),
        table(
          words.coverage,
          rows.map((row) => [row.label, ...told.map(({ coverages }) => coverText(row, coverages))]),
        ),
      ]),
      paragraph(words.unknown),
    ],
  };
}
