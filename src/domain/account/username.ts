import { isEmail, normaliseEmail } from '../rules/email.ts';
import { isNationalNumber } from '../rules/national-number.ts';
import { normalisePhone } from '../rules/phone.ts';
import { plainDigits } from '../turkish-text.ts';

/** What a user name names an account by. */
export type Username =
  | { readonly kind: 'nationalNumber'; readonly value: string }
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string };

/** One spelling per address: mail hosts and practically all mailboxes ignore case. */
export function emailKey(value: string): string {
  return normaliseEmail(value).toLowerCase();
}

export function isMobile(phone: string): boolean {
  return /^5\d{9}$/.test(phone);
}

/** Reads a user name as a national number, an e-mail address or a phone in any spelling; undefined when it is none. */
export function readUsername(typed: string): Username | undefined {
  if (typed.includes('@')) {
    const value = emailKey(typed);
    return isEmail(value) ? { kind: 'email', value } : undefined;
  }
  const number = plainDigits(typed).replace(/\s/g, '');
  if (isNationalNumber(number)) return { kind: 'nationalNumber', value: number };
  const phone = normalisePhone(typed);
  return isMobile(phone) ? { kind: 'phone', value: phone } : undefined;
}

/** A phone shown to who may not know it: its last two digits. */
export function maskPhone(phone: string): string {
  return `5** *** ** ${phone.slice(-2)}`;
}
