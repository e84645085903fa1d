import { site } from '#config/site.ts';
import { addresses } from '#contracts/addresses.ts';
import type { CallContract } from '#contracts/call.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { isSessionRefused } from '../http/session-refused.ts';
import { cookieNames, hostCookie } from './visit-cookies.ts';

type Fields = Readonly<Record<string, unknown>>;

function cookieText(name: string, value: string, seconds: number, secure: boolean): string {
  const flags = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${value}; ${flags}`;
}

/** Texts of the Set-Cookie headers that take the session and its source back. */
export function endedSession(secure: boolean): string[] {
  return [hostCookie(cookieNames.session, secure), cookieNames.source].map((name) => cookieText(name, '', 0, secure));
}

const sourceName = /^[\w-]{1,40}$/;

/** The source a session's calls name: that of its cookie where one is set and well formed, else the site's. */
export function sourceOf(cookies: Readonly<Record<string, string | undefined>>): string {
  const named = cookies[cookieNames.source];
  return named !== undefined && sourceName.test(named) ? named : site.source;
}

function beganSession({ Token, Source }: Fields, secure: boolean): string[] {
  const { session: seconds } = site.cookieSeconds;
  const named = typeof Source === 'string' && sourceName.test(Source) ? Source : undefined;
  return [
    cookieText(hostCookie(cookieNames.session, secure), String(Token), seconds, secure),
    ...(named === undefined ? [] : [cookieText(cookieNames.source, named, seconds, secure)]),
  ];
}

function tokenOf({ path }: CallContract, { StatusCode, Data }: Envelope): string | undefined {
  if (path !== addresses.login.path || StatusCode !== outcomes.loggedIn.code) return undefined;
  const token = (Data as Fields | null)?.Token;
  return typeof token === 'string' ? token : undefined;
}

/**
 * What the browser sees of a reply. The session's token becomes an HttpOnly cookie, with its source in another, and is
 * taken out of the body; a logout, the end of the account, or a session the API no longer knows, takes both back.
 */
export function forBrowser(
  contract: CallContract,
  envelope: Envelope,
  secure: boolean,
): { readonly envelope: Envelope; readonly setCookies: readonly string[] } {
  const token = tokenOf(contract, envelope);
  if (token !== undefined) {
    const { Token: _kept, ...Data } = envelope.Data as Fields;
    return { envelope: { ...envelope, Data }, setCookies: beganSession(envelope.Data as Fields, secure) };
  }
  const isGone = contract.path === addresses.deleteAccount.path && envelope.Success;
  const over = isGone || contract.path === addresses.logout.path || isSessionRefused(contract, envelope);
  return { envelope, setCookies: over ? endedSession(secure) : [] };
}
