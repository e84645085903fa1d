import { luhn } from '#domain/card-brand.ts';

/** A number of a device that begins so, with its check digit; another serial is another device. */
export function imeiOf(beginning: string, serial = 0): string {
  const body = `${beginning}${String(serial).padStart(14 - beginning.length, '0')}`;
  const digit = Array.from({ length: 10 }, (_, index) => String(index)).find((last) => luhn(body + last));
  return `${body}${digit}`;
}
