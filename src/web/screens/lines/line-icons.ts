import type { LineKey } from '#domain/lines.ts';
import type { IconName } from '../../ui/icon.tsx';

/** The sign of each line; lines that are sold beside each other have signs of their own. */
export const lineIcons: Record<LineKey, IconName> = {
  kasko: 'car',
  trafik: 'road',
  imm: 'scales',
  yesilKart: 'globe',
  galericikisatrafik: 'tag',
  yabanciTrafik: 'road',
  dask: 'quake',
  konut: 'home',
  tamamlayici: 'health',
  bireysel: 'hospital',
  yabanci: 'user',
  seyahat: 'suitcase',
  petsaglik: 'paw',
  telefon: 'mobile',
  ferdikaza: 'shield',
  hukuksalkoruma: 'scales',
  galericiferdikaza: 'shield',
  galericiseyahat: 'suitcase',
};
