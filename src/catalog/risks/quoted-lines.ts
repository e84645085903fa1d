import type { LineKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { lines, linesOnMenu } from '../lines/index.ts';

/** By what kind of risk a line is quoted; undefined for what is sold beside others only. */
export function quotedKind(line: LineKey): RiskKind | undefined {
  const { risk, quote } = lines[line];
  return quote === 'addOn' ? undefined : risk.kind;
}

/** Lines that can be quoted. */
export const quotedLines = linesOnMenu.filter((line) => quotedKind(line) !== undefined);
