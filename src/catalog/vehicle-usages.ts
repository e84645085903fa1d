import type { LineKey } from '#domain/lines.ts';
import { consumerUsageCodes } from '#domain/tariffs/usage-styles.ts';

/** Kinds of use a line does not insure: a dealer's stock earns nothing on the road, a tractor has a kasko of its own kind. */
const uninsured: Partial<Record<LineKey, readonly string[]>> = {
  kasko: ['611-10'],
  galericikisatrafik: ['111-11', '111-12', '421-10'],
};

/** Kinds of use a person may choose for a line, in the order shown. */
export function usagesOf(line: LineKey): readonly string[] {
  return consumerUsageCodes.filter((usage) => !uninsured[line]?.includes(usage));
}
