import { coverText } from '#catalog/coverages/cover-text.ts';
import { coverageRowsWith } from '#catalog/coverages/lines.ts';
import { type CoverageRow, coverageGroups } from '#catalog/coverages/vocabulary.ts';
import { policyGuideOf } from '#catalog/risks/policy-guide.ts';
import type { LineKey } from '#domain/lines.ts';
import type { CoverageValue } from '#domain/quote/coverage.ts';
import { coverageLevel } from '#domain/quote/coverage-level.ts';
import { type CoverageMap, coverageIn } from '#domain/quote/equal-coverage.ts';
import { coverageAbouts } from '#messages/coverage-abouts.ts';
import { coverageGroupTexts } from '#messages/coverages.ts';
import { summaryTexts as words } from '#messages/documents.ts';
import { policyGuideTexts } from '#messages/policy-guides.ts';
import type { DocumentBlock } from '#ports/printed-document.ts';
import { heading, paragraph } from './blocks.ts';

export type ToldCoverages = { readonly line: LineKey; readonly coverages: CoverageMap };

/** Every coverage the line speaks of, and whatever else was told, group by group. */
export function rowsByGroup(told: readonly ToldCoverages[]) {
  const rows = [...new Set(told.flatMap(({ line, coverages }) => coverageRowsWith(line, coverages.keys())))];
  return coverageGroups
    .map((group) => ({ group, title: coverageGroupTexts[group], rows: rows.filter((row) => row.group === group) }))
    .filter((entry) => entry.rows.length > 0);
}

type Standing = 'covered' | 'excess' | 'notCovered' | 'unknown';

function standingOf({ sense, group }: CoverageRow, value: CoverageValue): Standing {
  const level = coverageLevel(sense, value);
  if (!level) return 'unknown';
  if (level[0] === 0) return 'notCovered';
  return group === 'excess' ? 'excess' : 'covered';
}

function list(items: readonly string[]): readonly DocumentBlock[] {
  return items.length === 0 ? [] : [{ kind: 'list', ordered: false, items }];
}

function worthTable(head: readonly string[], rows: readonly CoverageRow[], coverages: CoverageMap): DocumentBlock {
  const cells = rows.map((row) => [row.label, coverText(row, coverages), coverageAbouts[row.key]]);
  return { kind: 'table', head, rows: cells, widths: [3, 2.2, 5], align: 'left' };
}

function excessBlocks(rows: readonly CoverageRow[], coverages: CoverageMap): readonly DocumentBlock[] {
  if (rows.length === 0) return [];
  const { heading: title, excess, about } = words.excess;
  return [heading(title), worthTable([excess, words.coverages.worth, about], rows, coverages)];
}

function unknownBlocks(rows: readonly CoverageRow[]): readonly DocumentBlock[] {
  if (rows.length === 0) return [];
  return [heading(words.unknown.heading), paragraph(words.unknown.note), ...list(rows.map(({ label }) => label))];
}

/** What no policy of the line pays, whoever sells it. */
function neverBlocks(line: LineKey): readonly DocumentBlock[] {
  const { never } = policyGuideTexts[policyGuideOf(line)];
  return never.length === 0 ? [] : [paragraph(words.notCovered.never), ...list(never)];
}

/** Where the line itself leaves something out, that the insurer named nothing is no comfort. */
function absentBlocks(absent: readonly string[], afterNever: boolean): readonly DocumentBlock[] {
  const { none, note, conditions } = words.notCovered;
  if (absent.length > 0) return [...list(absent), paragraph(note)];
  return afterNever ? [paragraph(conditions)] : [paragraph(none), paragraph(note)];
}

/** What is covered, what stays with the insured, what is not covered, and what nobody told. */
export function coverageBlocks(told: ToldCoverages): readonly DocumentBlock[] {
  const { coverages } = told;
  const never = neverBlocks(told.line);
  if (coverages.size === 0)
    return [
      heading(words.coverages.heading),
      paragraph(words.coverages.untold),
      ...(never.length === 0 ? [] : [heading(words.notCovered.heading), ...never]),
    ];
  const groups = rowsByGroup([told]);
  const standing = (wanted: Standing) =>
    groups.flatMap(({ rows }) => rows.filter((row) => standingOf(row, coverageIn(coverages, row.key)) === wanted));
  const covered = new Set(standing('covered'));
  const head = [words.coverages.coverage, words.coverages.worth, words.coverages.about];
  const absent = standing('notCovered').map(({ label, sense }) =>
    sense === 'excess' ? words.notCovered.excess(label) : label,
  );
  return [
    heading(words.coverages.heading),
    ...groups
      .map(({ title, rows }) => ({ title, rows: rows.filter((row) => covered.has(row)) }))
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ title, rows }) => [heading(title, 3), worthTable(head, rows, coverages)]),
    ...excessBlocks(standing('excess'), coverages),
    heading(words.notCovered.heading),
    ...never,
    ...absentBlocks(absent, never.length > 0),
    ...unknownBlocks(standing('unknown')),
  ];
}
