import type { CoverageValue } from '#domain/quote/coverage.ts';
import { type CoverageMap, coverageIn } from '#domain/quote/equal-coverage.ts';
import { coverageValueTexts, waitTexts as words } from '#messages/coverages.ts';
import { coverageText } from './value-text.ts';
import type { CoverageRow } from './vocabulary.ts';
import { waitOf } from './waiting.ts';

/** Anything but a number of days tells nothing. */
function waitText(value: CoverageValue): string {
  if (value.kind !== 'count') return words.unknown;
  return value.count === 0 ? words.none : words.of(coverageValueTexts.days(String(value.count)));
}

/** What an insurer told of a cover, with the wait before it pays: "50.000 TL · 14 gün bekleme". */
export function coverText(row: CoverageRow, coverages: CoverageMap): string {
  const value = coverageIn(coverages, row.key);
  const text = coverageText(row, value);
  const waiting = waitOf(row.key);
  if (waiting === undefined || value.kind === 'notIncluded') return text;
  const wait = coverageIn(coverages, waiting);
  return value.kind === 'unknown' && wait.kind !== 'count' ? text : words.beside(text, waitText(wait));
}
