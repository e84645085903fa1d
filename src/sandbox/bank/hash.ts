import { createHash, timingSafeEqual } from 'node:crypto';

const unsigned: ReadonlySet<string> = new Set(['hash', 'encoding']);

/** The card's own fields: a merchant that never sees the card signs without them, which only some banks take. */
export const cardFields = ['pan', 'cv2', 'Ecom_Payment_Card_ExpDate_Month', 'Ecom_Payment_Card_ExpDate_Year'] as const;

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
}

/** Signature version 3: all values, ordered by their names without regard to case, closed with the store key. */
export function signFields(fields: Readonly<Record<string, string>>, storeKey: string): string {
  const values = Object.entries(fields)
    .map(([name, value]): [string, string] => [name.toUpperCase(), value])
    .filter(([name]) => !unsigned.has(name.toLowerCase()))
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, value]) => value);
  return createHash('sha512')
    .update([...values, storeKey].map(escaped).join('|'))
    .digest('base64');
}

export function isSignedBy(fields: Readonly<Record<string, string>>, hash: string, storeKey: string): boolean {
  const expected = Buffer.from(signFields(fields, storeKey));
  const given = Buffer.from(hash);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
