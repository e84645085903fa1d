import { maskEmail } from './mask-email.ts';
import { maskPhone } from './username.ts';

/** A name shown to who may not know it. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .map(([first = '']) => `${first}.`)
    .join(' ');
}

type Contact = { readonly name: string; readonly phone: string; readonly email: string };

/** Somebody who is named to nobody: enough to recognise them by. */
export function maskContact({ name, phone, email }: Contact): Contact {
  return { name: initials(name), phone: maskPhone(phone), email: maskEmail(email) };
}
