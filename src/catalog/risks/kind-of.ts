import type { LineKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { lines } from '../lines/index.ts';

/** What a line is quoted by; undefined where it is not quoted yet, or only beside others. */
export function riskKindOf(line: LineKey): RiskKind | undefined {
  const { risk, quote } = lines[line];
  return risk !== 'none' && quote !== 'addOn' ? risk.kind : undefined;
}
