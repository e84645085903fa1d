/** A place in the history of a quotation: the round in which insurers were asked, and the change within it. */
export type Cursor = { readonly round: number; readonly revision: number };

export function parseCursor(text: string): Cursor | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})$/.exec(text);
  return match ? { round: Number(match[1]), revision: Number(match[2]) } : undefined;
}

export function writeCursor({ round, revision }: Cursor): string {
  return `${round}.${revision}`;
}
