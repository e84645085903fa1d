import { consumerUsageCodes } from '#domain/tariffs/usage-styles.ts';
import type { VehicleColumns } from './columns.ts';

/** Kinds of use a person may choose for a line, in the order shown. */
export function usagesOf({ uninsuredUsages }: Pick<VehicleColumns, 'uninsuredUsages'>): readonly string[] {
  return consumerUsageCodes.filter((usage) => !uninsuredUsages.includes(usage));
}
