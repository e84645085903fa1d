import type { Day } from '#domain/dates.ts';
import { type Period, periodOf, type RetentionKind, retentions } from '#domain/retention.ts';
import { retentionTexts, retentionWords as words } from '#messages/retention.ts';

export type RetentionLine = {
  readonly what: string;
  readonly period: string;
  readonly since: string;
  readonly why: string;
};

const texts: Readonly<Record<RetentionKind, Omit<RetentionLine, 'period'>>> = retentionTexts;

export function periodText(period: Period): string {
  return 'days' in period ? words.days(period.days) : words.years(period.years);
}

function lineOf(kind: RetentionKind, today: Day): RetentionLine {
  const { what, since, why } = texts[kind];
  const basis = retentions[kind].basis === 'law' ? words.byLaw : words.ours;
  return { what, period: periodText(periodOf(kind, today)), since, why: `${basis}: ${why}` };
}

/** The table of periods as people read it, on the page of one's data and in the text about personal data. */
export function retentionLines(today: Day): readonly RetentionLine[] {
  const kinds = Object.keys(texts) as RetentionKind[];
  return [words.account, ...kinds.map((kind) => lineOf(kind, today))];
}

/** The same as a table in Markdown. */
export function retentionMarkdown(today: Day): string {
  const { what, period, since, why } = words.columns;
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = retentionLines(today).map((line) => row(line.what, line.period, line.since, line.why));
  return [row(what, period, since, why), row('---', '---', '---', '---'), ...lines].join('\n');
}
