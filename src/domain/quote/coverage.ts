import type { Kurus } from '../money.ts';
import type { ForeignCurrency } from './foreign-price.ts';

/** Coverages the product knows by name, whatever an insurer calls them. */
export const coverageKeys = [
  'carpma',
  'yanma',
  'hirsizlik',
  'anahtarlaCalinma',
  'anahtarKaybi',
  'dogalAfetler',
  'depremMuafiyeti',
  'glkhhTeror',
  'immLimitiAyrimsiz',
  'maneviTazminat',
  'ferdiKazaVefat',
  'ferdiKazaSakatlik',
  'ferdiKazaTedavi',
  'hukuksalKorumaAraca',
  'hukuksalKorumaSurucuye',
  'camKirilmaMuafiyeti',
  'kiralikArac',
  'miniOnarim',
  'yolYardim',
  'yanlisAkaryakit',
  'sigaraYanigi',
  'kemirgen',
  'yukKaymasi',
  'yetkiliOlmayanCekme',
  'ozelEsya',
  'yurtdisiKasko',
  'kiymetKazanma',
  'yeniDeger',
  'hasarsizlikKoruma',
  'yetkiliServis',
  'maddiAracBasi',
  'maddiKazaBasi',
  'saglikKisiBasi',
  'saglikKazaBasi',
  'olumSakatlikKisiBasi',
  'olumSakatlikKazaBasi',
  'yesilKartGecerlilik',
  'daskDeprem',
  'daskYangin',
  'daskTsunami',
  'daskYerKaymasi',
  'daskMuafiyet',
  'binaYangin',
  'esyaYangin',
  'binaDeprem',
  'esyaDeprem',
  'selSuBaskini',
  'firtina',
  'dahiliSu',
  'hirsizlikEv',
  'camKirilmasi',
  'elektronikCihaz',
  'degerliEsya',
  'enkazKaldirma',
  'kiraKaybi',
  'ikametgahDegisikligi',
  'komsuMesuliyet',
  'kiraciMesuliyet',
  'ucuncuSahisMesuliyet',
  'evFerdiKaza',
  'evHukuksalKoruma',
  'evAsistans',
  'kombiBakimi',
  'depremMuafiyetiEv',
  'suMuafiyeti',
  'hirsizlikMuafiyeti',
] as const;
export type CoverageKey = (typeof coverageKeys)[number];

/** What a coverage is worth. Unknown stays unknown: it is never drawn as a no. */
export type CoverageValue =
  | { readonly kind: 'amount'; readonly amount: Kurus }
  /** In hundredths of another currency. */
  | { readonly kind: 'foreignAmount'; readonly currency: ForeignCurrency; readonly amount: number }
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'marketValue' }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'included' }
  | { readonly kind: 'notIncluded' }
  | { readonly kind: 'unknown' };

export type Coverage = { readonly key: CoverageKey; readonly value: CoverageValue };
