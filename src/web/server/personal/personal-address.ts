import { findQuoted, readPlace } from '#catalog/flows/read-quote-address.ts';
import { isDrawnWhole } from '../../quote/drawn-whole.ts';

/** Whether an address shows a list of offers, which the server draws for the one person who may see it. */
export function isPersonalAddress(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || !URL.canParse(address, 'http://site')) return false;
  const { pathname, searchParams } = new URL(address, 'http://site');
  const quoted = findQuoted(pathname, searchParams);
  return quoted !== undefined && isDrawnWhole(readPlace(quoted.line, searchParams));
}
