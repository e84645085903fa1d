import type { LineKey } from '#domain/lines.ts';
import type { QuotePage } from './page.ts';

const rows: readonly (readonly [LineKey, string])[] = [
  ['kasko', 'trafik/kasko-teklif'],
  ['trafik', 'trafik/teklif'],
  ['tamamlayici', 'tamamlayici-saglik/teklif'],
  ['yabanci', 'yabancisaglik/asyncteklif'],
  ['bireysel', 'saglik/teklif'],
  ['dask', 'dask/async-teklif'],
  ['konut', 'konut/teklif'],
  ['seyahat', 'outgoing/teklif'],
  ['telefon', 'mobilephone/teklif'],
  ['petsaglik', 'pet/teklif'],
];

export const quotePages: readonly QuotePage[] = rows.map(([line, slug]) => ({
  path: `/${slug}`,
  slug,
  line,
  kind: 'quote',
  access: 'everyone',
}));

/** Lines without a quote page of their own run on the traffic page, named in its query string. */
export const guestLinesOfTraffic: readonly LineKey[] = [
  'trafik',
  'galericikisatrafik',
  'imm',
  'yesilKart',
  'yabanciTrafik',
];
