import type { LineKey } from '#domain/lines.ts';

const personal: readonly LineKey[] = ['ferdikaza', 'hukuksalkoruma'];
const dealer: readonly LineKey[] = ['galericiferdikaza', 'galericiseyahat'];

const branches: Partial<Record<LineKey, readonly LineKey[]>> = {
  kasko: personal,
  trafik: personal,
  imm: personal,
  galericikisatrafik: dealer,
};

/** Branches offered beside a line, each added to or removed from the basket on its own. */
export function crossSellingOf(line: LineKey): readonly LineKey[] {
  return branches[line] ?? [];
}
