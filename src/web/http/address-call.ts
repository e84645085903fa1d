import { site } from '#config/site.ts';
import type { CallContract } from '#contracts/call.ts';
import type { Campaign } from '#domain/marketing.ts';

/** On whose behalf a call is made. */
export type Caller = {
  readonly visitor: string;
  readonly siteAccessToken: string;
  /** Token and source of a logged-in user, from cookies. */
  readonly session: { readonly token: string; readonly source: string } | undefined;
  /** Where the visitor's own request came from. */
  readonly address?: string;
  readonly userAgent?: string | undefined;
  /** The advertisement that brought the visitor, where they agreed that it is remembered. */
  readonly campaign?: Campaign | undefined;
  /** The id the visitor's browser gets once the call is done. */
  readonly nextVisitor?: string | undefined;
};

export type AddressedCall = {
  readonly headers: Record<string, string>;
  /** What a body carries. */
  readonly model: Record<string, unknown>;
  /** What a query carries: addresses end up in logs, so token and visitor stand in the headers alone. */
  readonly query: Record<string, unknown>;
};

/** What a header can carry; a visitor id of ours is nothing else. */
const headerText = /^[\x21-\x7e]{1,200}$/;

/** Servers refuse requests whose headers are too long, and no campaign is worth that. */
const longestCampaign = 6_000;

function campaignHeader(campaign: Campaign): Record<string, string> {
  const text = encodeURIComponent(JSON.stringify(campaign));
  return text.length <= longestCampaign ? { 'X-Campaign': text } : {};
}

/** For whom the site's server asks, which the API believes with the site token beside it. */
function visitorHeaders(caller: Caller): Record<string, string> {
  const { visitor, address, userAgent, campaign, nextVisitor, siteAccessToken } = caller;
  return {
    'X-Site-Token': siteAccessToken,
    ...(headerText.test(visitor) ? { 'X-Visitor': visitor } : {}),
    ...(address ? { 'X-Visitor-Address': address } : {}),
    ...(nextVisitor ? { 'X-Next-Visitor': nextVisitor } : {}),
    ...(userAgent ? { 'User-Agent': userAgent } : {}),
    ...(campaign ? campaignHeader(campaign) : {}),
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

/** Adds to a model what every request carries, and to content its language; public and content calls speak for the site even when a user is logged in. */
export function addressCall(
  contract: CallContract,
  model: Readonly<Record<string, unknown>>,
  caller: Caller,
): AddressedCall {
  const spokenBySite = contract.audience === 'site' || contract.audience === 'content' || !caller.session;
  const token = spokenBySite ? caller.siteAccessToken : (caller.session?.token ?? caller.siteAccessToken);
  const source = spokenBySite ? site.source : (caller.session?.source ?? site.source);
  const { visitor: _visitor, AccessToken: _token, ...asked } = model;
  const language = contract.base === 'content' ? { Language: site.language } : {};
  const query = { ...asked, ...language, FromPlace: site.originCode, Source: source };
  return {
    headers: headersOf(caller, token, source),
    model: { ...query, visitor: caller.visitor, AccessToken: token },
    query,
  };
}
