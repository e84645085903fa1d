import type { LineKey } from '#domain/lines.ts';

const allCar: readonly LineKey[] = [
  'kasko',
  'trafik',
  'imm',
  'yesilKart',
  'yabanciTrafik',
  'galericikisatrafik',
  'hukuksalkoruma',
  'ferdikaza',
  'galericiferdikaza',
  'galericiseyahat',
];

/** The invented insurers of the trial environment and the lines each works in. */
export const insurerSeeds: readonly {
  readonly code: string;
  readonly name: string;
  readonly lines: readonly LineKey[];
}[] = [
  { code: '901', name: 'Çınaraltı Sigorta', lines: [...allCar, 'konut', 'dask'] },
  { code: '902', name: 'Lodos Sigorta', lines: ['kasko', 'trafik', 'imm'] },
  { code: '903', name: 'Kırlangıç Sigorta', lines: ['trafik', 'kasko', 'dask'] },
  { code: '904', name: 'Bozkır Sigorta', lines: ['kasko', 'trafik', 'konut'] },
  { code: '905', name: 'Yakamoz Sigorta', lines: ['kasko', 'konut', 'seyahat'] },
  { code: '906', name: 'Turna Sigorta', lines: ['trafik', 'imm', 'yesilKart', 'yabanciTrafik'] },
  { code: '907', name: 'Sarnıç Sigorta', lines: ['dask', 'konut'] },
  { code: '908', name: 'Gelincik Sağlık', lines: ['tamamlayici', 'bireysel', 'yabanci'] },
  { code: '909', name: 'Zeytindalı Sağlık', lines: ['tamamlayici', 'bireysel'] },
  {
    code: '910',
    name: 'Pusatlı Oto Sigorta',
    lines: ['kasko', 'trafik', 'galericikisatrafik', 'galericiferdikaza', 'galericiseyahat'],
  },
  { code: '911', name: 'Martı Seyahat Sigorta', lines: ['seyahat', 'yabanci', 'yesilKart'] },
  { code: '912', name: 'Patika Sigorta', lines: ['petsaglik', 'telefon', 'ferdikaza'] },
  { code: '913', name: 'Demirkazık Sigorta', lines: ['kasko', 'trafik'] },
  { code: '914', name: 'Kehribar Katılım Sigorta', lines: ['kasko', 'trafik', 'konut', 'dask'] },
  { code: '915', name: 'Ayazma Sigorta', lines: ['kasko', 'imm', 'hukuksalkoruma', 'ferdikaza'] },
  { code: '916', name: 'Rüzgârgülü Dijital', lines: ['trafik', 'kasko', 'telefon'] },
];
