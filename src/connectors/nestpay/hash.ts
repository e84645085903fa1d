import { createHash, timingSafeEqual } from 'node:crypto';

const unsigned: ReadonlySet<string> = new Set(['HASH', 'ENCODING', 'NATIONALIDNO']);

function escaped(value: string): string {
  return value.replace(/[\\|]/g, '\\$&');
}

/**
 * Version 3 of the signature: values in the order of their names, case disregarded, then the store key. Two names that
 * differ in case alone both count, so that neither can hide the other.
 */
export function hashOf(fields: Readonly<Record<string, string>>, storeKey: string): string {
  const values = Object.entries(fields)
    .map(([name, value]) => ({ name: name.toUpperCase(), value }))
    .filter(({ name }) => !unsigned.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
    .map(({ value }) => value);
  return createHash('sha512')
    .update([...values, storeKey].map(escaped).join('|'))
    .digest('base64');
}

/** Compares without telling by its duration how much was right. */
export function isSigned(fields: Readonly<Record<string, string>>, storeKey: string): boolean {
  const given = Buffer.from(fields.HASH ?? fields.hash ?? '');
  const expected = Buffer.from(hashOf(fields, storeKey));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
