function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

function sixGroupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(gap).fill('0'), ...last].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

/** The block an address belongs to: /24 of IPv4, /64 of IPv6, which is what one line or one house gets. */
export function addressBlock(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return `${sixGroupsOf(plain).slice(0, 4).join(':')}::/64`;
}
