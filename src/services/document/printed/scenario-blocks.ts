import { type ExampleShares, examplesOf } from '#catalog/scenarios/examples.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { CoverageMap } from '#domain/quote/equal-coverage.ts';
import { scenarioTexts } from '#messages/compare.ts';
import { comparisonTexts as words } from '#messages/documents.ts';
import type { DocumentBlock } from '#ports/printed-document.ts';
import { heading, paragraph } from './blocks.ts';

type Reckoned = {
  readonly line: LineKey;
  readonly told: readonly CoverageMap[];
  readonly value: Kurus | undefined;
};

function sharesText(shares: ExampleShares): string {
  if (shares.kind === 'unknown') return `${words.marks.unknown} ${scenarioTexts.unknown}`;
  return `${scenarioTexts.you}: ${shares.you}\n${scenarioTexts.insurer}: ${shares.insurer}`;
}

/** Examples of damages and who would pay what of them, as a table with a column an offer. */
export function scenarioBlocks(
  { line, told, value }: Reckoned,
  table: (first: string, rows: readonly (readonly string[])[]) => DocumentBlock,
): readonly DocumentBlock[] {
  const reckoned = examplesOf(line, told, value);
  if (!reckoned) return [];
  const rows = reckoned.examples.map(({ title, shares }) => [title, ...shares.map(sharesText)]);
  return [heading(scenarioTexts.title), paragraph(reckoned.note), table(words.scenario, rows)];
}
