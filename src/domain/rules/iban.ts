import { form } from './form.ts';

export function normaliseIban(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}

/** A Turkish account number: TR, 24 digits with the reserved zero, remainder 1 when divided by 97. */
export function isIban(value: string): boolean {
  const account = normaliseIban(value);
  if (!/^TR\d{7}0\d{16}$/.test(account)) return false;
  const turned = `${account.slice(4)}2927${account.slice(2, 4)}`;
  return BigInt(turned) % 97n === 1n;
}

/** Spaces between the groups are welcome. */
export const iban = form(isIban, 'ibanInvalid');
