import { site } from '#config/site.ts';
import type { CallContract } from '#contracts/call.ts';
import type { CallModel } from './http-layer.ts';

/** On whose behalf a call is made. */
export type Caller = {
  readonly visitor: string;
  readonly siteAccessToken: string;
  /** Token and source of a logged-in user, from cookies. */
  readonly session: { readonly token: string; readonly source: string } | undefined;
  /** Where the visitor's own request came from. */
  readonly address?: string;
  readonly userAgent?: string | undefined;
  /** The id the visitor's browser gets once the call is done. */
  readonly nextVisitor?: string | undefined;
};

export type AddressedCall = { readonly headers: Record<string, string>; readonly model: Record<string, unknown> };

/** For whom the site's server asks, which the API believes with the site token beside it. */
function visitorHeaders({ address, userAgent, nextVisitor, siteAccessToken }: Caller): Record<string, string> {
  return {
    ...(address || nextVisitor ? { 'X-Site-Token': siteAccessToken } : {}),
    ...(address ? { 'X-Visitor-Address': address } : {}),
    ...(nextVisitor ? { 'X-Next-Visitor': nextVisitor } : {}),
    ...(userAgent ? { 'User-Agent': userAgent } : {}),
  };
}

/** Headers of a call the site makes for a visitor in its own name. */
export function siteHeaders(caller: Caller): Record<string, string> {
  return headersOf(caller, caller.siteAccessToken, site.source);
}

function headersOf(caller: Caller, token: string, source: string): Record<string, string> {
  return {
    SiteId: String(site.siteId),
    Authorization: `Bearer ${token}`,
    Source: source,
    ...visitorHeaders(caller),
  };
}

/** Adds to a model what every request carries; public and content calls speak for the site even when a user is logged in. */
export function addressCall(contract: CallContract, model: CallModel, caller: Caller): AddressedCall {
  const spokenBySite = contract.audience === 'site' || contract.audience === 'content' || !caller.session;
  const token = spokenBySite ? caller.siteAccessToken : (caller.session?.token ?? caller.siteAccessToken);
  const source = spokenBySite ? site.source : (caller.session?.source ?? site.source);
  return {
    headers: headersOf(caller, token, source),
    model: { ...model, visitor: caller.visitor, FromPlace: site.originCode, AccessToken: token, Source: source },
  };
}
