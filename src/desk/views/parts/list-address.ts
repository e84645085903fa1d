/** The address of the same list with some fields otherwise; what is undefined is left out. */
export function listAddress(address: string, changes: Readonly<Record<string, string | undefined>>): string {
  const { pathname, searchParams } = new URL(address, 'http://desk');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) searchParams.delete(name);
    else searchParams.set(name, value);
  }
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

export function fieldOfAddress(address: string, name: string): string | undefined {
  return new URL(address, 'http://desk').searchParams.get(name) ?? undefined;
}
