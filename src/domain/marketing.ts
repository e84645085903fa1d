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

const longestValue = 200;

/** Picks the tracked parameters from a link's query; nothing when it carries none. */
export function pickMarketing(query: Iterable<readonly [string, string]>): Record<string, string> | undefined {
  const given = new Map(query);
  const picked = marketingParameters
    .map((name) => [name, given.get(name)?.slice(0, longestValue)] as const)
    .filter((pair): pair is readonly [(typeof marketingParameters)[number], string] => Boolean(pair[1]));
  return picked.length > 0 ? Object.fromEntries(picked) : undefined;
}
