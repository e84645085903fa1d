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

/** Circumstances under which a line is sold in another way. */
export type VariantKey = 'secondHand';
