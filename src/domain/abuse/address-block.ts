function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

function eightGroupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(gap).fill('0'), ...last].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

export type Neighbourhood = {
  /** What one person may get for nothing: /24 of IPv4, /48 of IPv6, of which a tunnel broker gives one to anybody. */
  readonly block: string;
  /** What one provider has: /16 of IPv4, /32 of IPv6. */
  readonly network: string;
};

/** Where an address stands. */
export function neighbourhoodOf(address: string): Neighbourhood {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) {
    const [first, second, third] = plain.split('.');
    return { block: `${first}.${second}.${third}.0/24`, network: `${first}.${second}.0.0/16` };
  }
  const [first, second, third] = eightGroupsOf(plain);
  return { block: `${first}:${second}:${third}::/48`, network: `${first}:${second}::/32` };
}
