import { coveragesOf } from '#catalog/coverages/lines.ts';
import { coverageText } from '#catalog/coverages/value-text.ts';
import { type CoverageRow, coverageGroups, coverageRow } from '#catalog/coverages/vocabulary.ts';
import type { LineKey } from '#domain/lines.ts';
import { coverLevel } from '#domain/quote/cover-level.ts';
import type { Coverage, CoverageKey, CoverageValue } from '#domain/quote/coverage.ts';
import { type Covers, coverIn } from '#domain/quote/equal-cover.ts';
import { coverageGroupTexts } from '#messages/coverages.ts';
import { summaryTexts as words } from '#messages/documents.ts';
import type { PaperBlock } from '#ports/paper.ts';
import { heading, paragraph } from './blocks.ts';

export type ToldCovers = { readonly line: LineKey; readonly covers: Covers };

export const coversOf = (coverages: readonly Coverage[]): Covers =>
  new Map(coverages.map(({ key, value }): [CoverageKey, CoverageValue] => [key, value]));

/** Every cover the line speaks of, and whatever else was told, group by group. */
export function rowsByGroup(told: readonly ToldCovers[]) {
  const keys = new Set(
    told.flatMap(({ line, covers }) => [...coveragesOf(line).rows.map(({ key }) => key), ...covers.keys()]),
  );
  const rows = [...keys].map(coverageRow);
  return coverageGroups
    .map((group) => ({ group, title: coverageGroupTexts[group], rows: rows.filter((row) => row.group === group) }))
    .filter((entry) => entry.rows.length > 0);
}

type Standing = 'covered' | 'excess' | 'notCovered' | 'unknown';

function standingOf({ sense }: CoverageRow, value: CoverageValue): Standing {
  const level = coverLevel(sense, value);
  if (!level) return 'unknown';
  if (level[0] === 0) return 'notCovered';
  return sense === 'excess' ? 'excess' : 'covered';
}

function list(items: readonly string[]): readonly PaperBlock[] {
  return items.length === 0 ? [] : [{ kind: 'list', ordered: false, items }];
}

function worthTable(head: readonly string[], rows: readonly CoverageRow[], covers: Covers): PaperBlock {
  const cells = rows.map((row) => [row.label, coverageText(row, coverIn(covers, row.key)), row.about]);
  return { kind: 'table', head, rows: cells, widths: [3, 2.2, 5], align: 'left' };
}

function excessBlocks(rows: readonly CoverageRow[], covers: Covers): readonly PaperBlock[] {
  if (rows.length === 0) return [];
  const { heading: title, excess, about } = words.excess;
  return [heading(title), worthTable([excess, words.covers.worth, about], rows, covers)];
}

function unknownBlocks(rows: readonly CoverageRow[]): readonly PaperBlock[] {
  if (rows.length === 0) return [];
  return [heading(words.unknown.heading), paragraph(words.unknown.note), ...list(rows.map(({ label }) => label))];
}

/** What is covered, what stays with the insured, what is not covered, and what nobody told. */
export function coverBlocks(told: ToldCovers): readonly PaperBlock[] {
  const { covers } = told;
  if (covers.size === 0) return [heading(words.covers.heading), paragraph(words.covers.untold)];
  const groups = rowsByGroup([told]);
  const standing = (wanted: Standing) =>
    groups.flatMap(({ rows }) => rows.filter((row) => standingOf(row, coverIn(covers, row.key)) === wanted));
  const covered = new Set(standing('covered'));
  const head = [words.covers.cover, words.covers.worth, words.covers.about];
  const absent = standing('notCovered').map(({ label, sense }) =>
    sense === 'excess' ? words.notCovered.excess(label) : label,
  );
  return [
    heading(words.covers.heading),
    ...groups
      .map(({ title, rows }) => ({ title, rows: rows.filter((row) => covered.has(row)) }))
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ title, rows }) => [heading(title, 3), worthTable(head, rows, covers)]),
    ...excessBlocks(standing('excess'), covers),
    heading(words.notCovered.heading),
    ...(absent.length === 0 ? [paragraph(words.notCovered.none)] : list(absent)),
    paragraph(words.notCovered.note),
    ...unknownBlocks(standing('unknown')),
  ];
}
