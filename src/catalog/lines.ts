import { type LineKey, lineKeys } from '#domain/lines.ts';

export type LineGroup = 'car' | 'home' | 'health' | 'pet' | 'phone' | 'addOn';

export type ProductLine = {
  readonly key: LineKey;
  readonly name: string;
  readonly group: LineGroup;
  /** Numeric code on the wire. 1–10 are the specification's, the rest continue them. */
  readonly branchId: number;
  /** Seconds for which offers are collected before the list is called complete. */
  readonly offerSeconds: 70 | 40;
};

const rows = {
  trafik: { name: 'Zorunlu trafik sigortası', group: 'car', branchId: 1, offerSeconds: 70 },
  kasko: { name: 'Kasko', group: 'car', branchId: 2, offerSeconds: 70 },
  imm: { name: 'İhtiyari mali mesuliyet', group: 'car', branchId: 3, offerSeconds: 70 },
  ferdikaza: { name: 'Ferdi kaza', group: 'addOn', branchId: 4, offerSeconds: 70 },
  yesilKart: { name: 'Yeşil kart', group: 'car', branchId: 5, offerSeconds: 70 },
  yabanciTrafik: { name: 'Yabancı plakalı araç trafik sigortası', group: 'addOn', branchId: 6, offerSeconds: 70 },
  galericikisatrafik: { name: 'Galerici kısa süreli trafik', group: 'car', branchId: 7, offerSeconds: 70 },
  hukuksalkoruma: { name: 'Hukuksal koruma', group: 'addOn', branchId: 8, offerSeconds: 70 },
  galericiferdikaza: { name: 'Galerici ferdi kaza', group: 'addOn', branchId: 9, offerSeconds: 70 },
  galericiseyahat: { name: 'Galerici seyahat', group: 'addOn', branchId: 10, offerSeconds: 70 },
  dask: { name: 'Zorunlu deprem sigortası (DASK)', group: 'home', branchId: 11, offerSeconds: 40 },
  konut: { name: 'Konut sigortası', group: 'home', branchId: 12, offerSeconds: 70 },
  tamamlayici: { name: 'Tamamlayıcı sağlık', group: 'health', branchId: 13, offerSeconds: 40 },
  bireysel: { name: 'Bireysel sağlık', group: 'health', branchId: 14, offerSeconds: 70 },
  seyahat: { name: 'Seyahat sağlık', group: 'health', branchId: 15, offerSeconds: 40 },
  yabanci: { name: 'Yabancı sağlık', group: 'health', branchId: 16, offerSeconds: 40 },
  petsaglik: { name: 'Evcil hayvan sigortası', group: 'pet', branchId: 17, offerSeconds: 70 },
  telefon: { name: 'Cep telefonu sigortası', group: 'phone', branchId: 18, offerSeconds: 70 },
} satisfies Record<LineKey, Omit<ProductLine, 'key'>>;

export const lines = Object.fromEntries(lineKeys.map((key) => [key, { key, ...rows[key] }])) as Record<
  LineKey,
  ProductLine
>;
