import type { Limit, LimitedAction, LimitGroup, LimitKey, LimitRow, Pace } from './limit.ts';
import { limitTable } from './limit-table.ts';

/** Shared by strangers; an operator may widen these and only these. */
const widened: ReadonlySet<LimitKey> = new Set(['block', 'network', 'total']);

function widen<Wide extends Pace>(pace: Wide, factor: number): Wide {
  return widened.has(pace.key) ? { ...pace, max: Math.max(1, Math.round(pace.max * factor)) } : pace;
}

function widenReserve(row: LimitRow, factor: number): LimitRow {
  const { reserve } = row;
  if (!reserve) return row;
  const places = widened.has(row.key) ? Math.round(reserve.places * factor) : reserve.places;
  return { ...row, reserve: { places, quiet: reserve.quiet.map((pace) => widen(pace, factor)) } };
}

/**
 * The limits of an action for a known caller or a stranger, the narrowest first. The factor widens what strangers
 * share: a load test has one address.
 */
export function limitsOf(
  action: LimitedAction,
  { known = false, factor = 1 }: { readonly known?: boolean | undefined; readonly factor?: number } = {},
): readonly Limit[] {
  const groups: readonly LimitGroup[] = ['everyone', known ? 'known' : 'strangers'];
  return groups.flatMap((group) =>
    (limitTable[action][group] ?? []).map((row) => ({
      ...widenReserve(widen(row, factor), factor),
      action,
      group,
    })),
  );
}
