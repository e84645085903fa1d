import type { CoverageKey } from '#domain/quote/coverage.ts';

/**
 * The wait before a cover pays, by the cover it belongs to. What people's health policies wait for is a list of illnesses
 * and no single cover, so that it stands in a row of its own.
 */
const waits: ReadonlyMap<CoverageKey, CoverageKey> = new Map<CoverageKey, CoverageKey>([
  ['vetTedavisi', 'hastalikBekleme'],
  ['kazaTedavisi', 'kazaBekleme'],
  ['hirsizlikTelefon', 'hirsizlikBekleme'],
]);

/** The coverage that tells how long one waits for this one. */
export const waitOf = (cover: CoverageKey): CoverageKey | undefined => waits.get(cover);

/** Without the waits of covers that are among them: those are said beside the cover. */
export function withoutWaits(keys: readonly CoverageKey[]): readonly CoverageKey[] {
  const beside = new Set(keys.map(waitOf));
  return keys.filter((key) => !beside.has(key));
}
