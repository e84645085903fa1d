import { randomBytes } from 'node:crypto';

const numbered = /^k(\d+)$/;

/** A key for DATA_KEYS, with a name that none of these has. */
export function newDataKey(taken: readonly string[]): string {
  const highest = Math.max(0, ...taken.map((id) => Number(numbered.exec(id)?.[1] ?? 0)));
  return `k${highest + 1}:${randomBytes(32).toString('base64')}`;
}
