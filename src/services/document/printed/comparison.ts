import { type ComparedCell, type ComparedCover, comparedCovers } from '#catalog/coverages/compared.ts';
import { minimumOfLine } from '#catalog/coverages/minimum-of-line.ts';
import { minimumCell } from '#catalog/coverages/minimums.ts';
import { lines } from '#catalog/lines/index.ts';
import { foreignPriceText, personConditions, personName } from '#catalog/prices/price-part-texts.ts';
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
import { type ComparedThing, thingBlocks } from './compared-thing.ts';
import type { ToldCoverages } from './policy-coverages.ts';
import { scenarioBlocks } from './scenario-blocks.ts';

export type ComparedOffer = {
  readonly insurer: string;
  readonly line: LineKey;
  readonly offer: NonNullable<OfferRow['offer']>;
};

type Rows = readonly (readonly string[])[];

function planText({ installments }: ComparedOffer['offer']): string {
  const most = installments.toSorted((first, second) => second.count - first.count)[0];
  return most && most.count > 1 ? words.plan.of(most.count, formatLira(most.gross)) : words.plan.once;
}

/** Whether each of them reaches what an authority asks for, by the name of the minimum. */
function minimumRows(told: readonly ToldCoverages[], now: Date): Rows {
  const [asked] = told.flatMap(({ line }) => minimumOfLine(line, istanbulToday(now)) ?? []);
  if (!asked) return [];
  return [[minimumTexts[asked.of].name, ...told.map(({ coverages }) => minimumCell(minimumMet(asked, coverages)))]];
}

/** In another currency, where one of them is made in one. */
function foreignRow(offers: readonly ComparedOffer[]): Rows {
  if (offers.every(({ offer }) => !offer.foreignPrice)) return [];
  const texts = offers.map(({ offer: { foreignPrice } }) => (foreignPrice ? foreignPriceText(foreignPrice) : '–'));
  return [[words.price.foreign, ...texts]];
}

/** What each insured person costs, where one of the offers tells it. */
function personRows(offers: readonly ComparedOffer[], people: readonly string[]): Rows {
  const most = Math.max(...offers.map(({ offer }) => offer.personPrices?.length ?? 0));
  return Array.from({ length: most }, (_, index) => [
    personName(people[index], index),
    ...offers.map(({ offer }) => {
      const person = offer.personPrices?.[index];
      return person ? [formatLira(person.gross), ...personConditions(person)].join(' · ') : '–';
    }),
  ]);
}

function priceTableRows(offers: readonly ComparedOffer[], people: readonly string[]): Rows {
  const { price } = words;
  return [
    [price.gross, ...offers.map(({ offer }) => formatLira(offer.gross))],
    ...foreignRow(offers),
    ...personRows(offers, people),
    [price.net, ...offers.map(({ offer }) => formatLira(offer.net))],
    [words.plan.most, ...offers.map(({ offer }) => planText(offer))],
    [price.validUntil, ...offers.map(({ offer }) => momentText(offer.validUntil))],
  ];
}

/** Paper has room for the word beside the mark. */
const cellText = ({ mark, text }: ComparedCell) => (mark ? `${words.marks[mark]} ${text}` : text);

/** What every offer says alike, and what none of them tells. */
function alikeBlocks(covers: readonly ComparedCover[]): readonly DocumentBlock[] {
  const same = covers.filter(({ likeness }) => likeness === 'same');
  const untold = covers.filter(({ likeness }) => likeness === 'untold').map(({ row }) => row.label);
  const rows = same.flatMap(({ row, cells: [cell] }) => (cell ? [[row.label, cellText(cell)]] : []));
  const head = [words.coverage, words.same.value];
  return [
    ...(rows.length === 0
      ? []
      : [
          heading(words.same.heading(rows.length)),
          { kind: 'table', head, rows, widths: [1, 1], align: 'left' } satisfies DocumentBlock,
        ]),
    ...(untold.length === 0 ? [] : [heading(words.untold.heading(untold.length)), paragraph(untold.join(' · '))]),
  ];
}

/** Offers of one line side by side: what they cost, what tells them apart, what does not, and who would pay what. */
export function comparisonDocument(offers: readonly ComparedOffer[], about: ComparedThing, now: Date): PrintedDocument {
  const names = offers.map(({ insurer, offer }) => `${insurer}, ${offer.packageName}`);
  const table = (first: string, rows: Rows): DocumentBlock => ({
    kind: 'table',
    head: [first, ...names],
    rows,
    widths: [1.6, ...offers.map(() => 1.6)],
    align: 'left',
  });
  const told = offers.map(({ line, offer }) => ({
    line,
    state: offer.coverageState,
    coverages: coverageMapOf(offer.coverages),
  }));
  const ownLines = [...new Set(offers.map(({ line }) => line))];
  const covers = comparedCovers(ownLines, told);
  const differing = covers.filter(({ likeness }) => likeness === 'differs');
  const differingRows = differing.map(({ row, cells }) => [row.label, ...cells.map(cellText)]);
  return {
    title: words.title(ownLines.map((line) => lines[line].name).join(', ')),
    subtitle: words.subtitle(momentText(now)),
    layout: 'landscape',
    blocks: [
      ...thingBlocks(about),
      heading(words.price.heading),
      table(words.price.row, [...priceTableRows(offers, about.people), ...minimumRows(told, now)]),
      heading(words.differences.heading),
      differing.length === 0 ? paragraph(words.differences.none) : table(words.coverage, differingRows),
      ...alikeBlocks(covers),
      paragraph(words.unknown),
      ...ownLines.flatMap((line) =>
        scenarioBlocks({ line, told: told.map(({ coverages }) => coverages), value: about.value }, table),
      ),
    ],
  };
}
