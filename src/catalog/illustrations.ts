/** Every drawing of the site, by the name under which pages, slides and screens ask for it. */
export const illustrationNames = [
  'kasko',
  'trafik',
  'ikinciEl',
  'rehber',
  'galerici',
  'imm',
  'yesilKart',
  'dask',
  'konut',
  'tamamlayici',
  'bireysel',
  'seyahat',
  'yabanci',
  'petsaglik',
  'telefon',
  'hero',
  'notFound',
  'empty',
] as const;
export type IllustrationName = (typeof illustrationNames)[number];
