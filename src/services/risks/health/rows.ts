import type { HealthAnswers, HealthRow } from '#catalog/risks/health/answers.ts';
import { schemeOf } from '#catalog/risks/health/lines.ts';
import { customerRow } from '#catalog/risks/health/presets.ts';
import type { LineKey } from '#domain/lines.ts';

/** Everybody the answers insure. A foreigner insures themselves, and need not say so. */
export function insuredRows(line: LineKey, { fam }: Pick<HealthAnswers, 'fam'>): readonly HealthRow[] {
  return fam ?? (schemeOf(line) === 'foreigner' ? [customerRow] : []);
}
