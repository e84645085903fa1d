/** Parameters of an incoming link that tell which campaign brought the visitor. */
export const marketingParameters = [
  'gclid',
  'utm_campaignid',
  'gad_source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** The campaign that brought a visitor, as far as the link told. */
export type Campaign = Readonly<Partial<Record<(typeof marketingParameters)[number], string>>>;

const longestValue = 200;

/** Picks the tracked parameters from a link's query; nothing when it carries none. */
export function pickMarketing(query: Iterable<readonly [string, unknown]>): Campaign | undefined {
  const given = new Map(query);
  const picked = marketingParameters.flatMap((name) => {
    const value = given.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, longestValue)] as const] : [];
  });
  return picked.length > 0 ? Object.fromEntries(picked) : undefined;
}

/** A campaign as a cookie or header of ours tells it; nothing when it was not written by us. */
export function readCampaign(text: string | undefined): Campaign | undefined {
  if (!text) return undefined;
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null ? pickMarketing(Object.entries(told)) : undefined;
  } catch {
    return undefined;
  }
}
