/** Long enough for every step of a quotation, short enough for the history of the browser. */
const longest = 12;

/** Addresses of a quotation that lie behind a page in the history of the browser, the nearest last. The history keeps them beside the page's own. */
export function trailIn(state: unknown): readonly string[] {
  const kept = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : undefined;
  return Array.isArray(kept) && kept.every((address) => typeof address === 'string') ? kept : [];
}

/** The trail of the page that follows an address. */
export function trailPast(trail: readonly string[], address: string): readonly string[] {
  return [...trail, address].slice(-longest);
}

/** How the history is moved to come to an address again; undefined where it does not lie behind. */
export function wayBack(trail: readonly string[], address: string): number | undefined {
  const at = trail.lastIndexOf(address);
  return at === -1 ? undefined : at - trail.length;
}
