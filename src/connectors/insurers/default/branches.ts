import type { LineKey } from '#domain/lines.ts';

/** Branch numbers as agreed with the insurers that know lines by number. */
export const branchNumbers: Readonly<Record<LineKey, string>> = {
  trafik: '1',
  kasko: '2',
  imm: '3',
  ferdikaza: '4',
  yesilKart: '5',
  yabanciTrafik: '6',
  galericikisatrafik: '7',
  hukuksalkoruma: '8',
  galericiferdikaza: '9',
  galericiseyahat: '10',
  dask: '11',
  konut: '12',
  tamamlayici: '13',
  bireysel: '14',
  seyahat: '15',
  yabanci: '16',
  petsaglik: '17',
  telefon: '18',
};
