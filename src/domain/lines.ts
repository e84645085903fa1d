/** Product-line keys exactly as the specification spells them. */
export const lineKeys = [
  'kasko',
  'trafik',
  'tamamlayici',
  'dask',
  'konut',
  'seyahat',
  'yabanci',
  'bireysel',
  'petsaglik',
  'telefon',
  'imm',
  'yesilKart',
  'galericikisatrafik',
  'hukuksalkoruma',
  'galericiseyahat',
  'galericiferdikaza',
  'ferdikaza',
  'yabanciTrafik',
] as const;

export type LineKey = (typeof lineKeys)[number];

const aliases: Readonly<Record<string, LineKey>> = {
  ds: 'dask',
  outgoing: 'seyahat',
  ys: 'yabanci',
  ceptelefon: 'telefon',
  yesilkart: 'yesilKart',
};

const known = new Set<string>(lineKeys);

/** Resolves a key or one of its aliases; anything else is undefined. */
export function resolveLineKey(value: string): LineKey | undefined {
  if (known.has(value)) return value as LineKey;
  return Object.hasOwn(aliases, value) ? aliases[value] : undefined;
}

/** Query types of the specification: the lines that ask by vehicle or passport, and login. */
export const queryTypes = ['kasko', 'trafik', 'imm', 'yesilKart', 'yabanci', 'seyahat', 'login'] as const;
export type QueryType = (typeof queryTypes)[number];
