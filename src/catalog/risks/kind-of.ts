import type { LineKey } from '#domain/lines.ts';
import { type Line, lines } from '../lines/index.ts';

/** What is insured. */
export type RiskKind = Exclude<Line['risk'], 'none'>['kind'];

/** What a line is quoted by; undefined where it is not quoted yet, or only beside others. */
export function riskKindOf(line: LineKey): RiskKind | undefined {
  const { risk, quote } = lines[line];
  return risk !== 'none' && quote !== 'addOn' ? risk.kind : undefined;
}
