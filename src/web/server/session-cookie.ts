import { site } from '#config/site.ts';
import { addresses } from '#contracts/addresses.ts';
import type { CallContract } from '#contracts/call.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { isSessionRefused } from '../http/session-refused.ts';
import { cookieNames, hostCookie } from './visit-cookies.ts';

type Fields = Readonly<Record<string, unknown>>;

function cookieText(value: string, seconds: number, secure: boolean): string {
  const flags = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${hostCookie(cookieNames.session, secure)}=${value}; ${flags}`;
}

/** Text of the Set-Cookie header that takes the session back. */
export function endedSession(secure: boolean): string {
  return cookieText('', 0, secure);
}

function tokenOf({ path }: CallContract, { StatusCode, Data }: Envelope): string | undefined {
  if (path !== addresses.login.path || StatusCode !== outcomes.loggedIn.code) return undefined;
  const token = (Data as Fields | null)?.Token;
  return typeof token === 'string' ? token : undefined;
}

/**
 * What the browser sees of a reply. The session's token becomes an HttpOnly cookie and is taken out of the body;
 * a logout, or a session the API no longer knows, takes the cookie back.
 */
export function forBrowser(
  contract: CallContract,
  envelope: Envelope,
  secure: boolean,
): { readonly envelope: Envelope; readonly setCookie: string | undefined } {
  const token = tokenOf(contract, envelope);
  if (token !== undefined) {
    const { Token: _kept, ...Data } = envelope.Data as Fields;
    return { envelope: { ...envelope, Data }, setCookie: cookieText(token, site.cookieSeconds.session, secure) };
  }
  const over = contract.path === addresses.logout.path || isSessionRefused(contract, envelope);
  return { envelope, setCookie: over ? endedSession(secure) : undefined };
}
