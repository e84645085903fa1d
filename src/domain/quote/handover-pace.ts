/** How long an insurer that cannot be reached is tried before its documents count as not delivered. */
const patienceMs = 24 * 60 * 60 * 1_000;

export function isHandoverOver(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= patienceMs;
}
