import type { LineKey } from '#domain/lines.ts';
import type { HealthScheme } from '#domain/risks/health.ts';
import { lines, linesOnMenu } from '../../lines/index.ts';

function scheme(line: LineKey): HealthScheme | undefined {
  const { risk, quote } = lines[line];
  return risk.kind === 'health' && quote !== 'addOn' ? risk.asks : undefined;
}

/** What a line that insures people's health is for. */
export function schemeOf(line: LineKey): HealthScheme {
  const known = scheme(line);
  if (!known) throw new RangeError(`${line} asks nothing about people's health`);
  return known;
}

/** Lines that are quoted by people's health. */
export const healthLines = linesOnMenu.filter((line) => scheme(line) !== undefined);

/** Whether people declare their health for a line. Insurance for a residence permit is sold without it. */
export function declaresHealth(line: LineKey): boolean {
  const known = scheme(line);
  return known !== undefined && known !== 'foreigner';
}
