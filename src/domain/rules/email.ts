import { form } from './form.ts';

const longestAddress = 254;
const longestName = 64;
const name = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** The address without the spaces and invisible characters that come along when it is pasted. */
export function normaliseEmail(value: string): string {
  return value.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
}

export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  return (
    at > 0 &&
    at <= longestName &&
    value.length <= longestAddress &&
    name.test(value.slice(0, at)) &&
    host.test(value.slice(at + 1))
  );
}

/** An address mail can be sent to; plain letters only, so that 'gmaıl.com' is noticed. */
export const email = form((value) => isEmail(normaliseEmail(value)), 'emailInvalid');
