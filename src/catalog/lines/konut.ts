import { nationalOrTaxNumber, phone } from '../flows/fields.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { free } from './withdrawal-rules.ts';

export const konut: Line = {
  name: 'Konut sigortası',
  aliases: [],
  group: 'home',
  branchId: 12,
  offerSeconds: 70,
  risk: { kind: 'property', asks: 'home' },
  quote: {
    at: { path: '/konut/teklif', call: 'startHome' },
    steps: stepsOf.building,
    identity: [nationalOrTaxNumber, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'konut-sigortasi',
      menuName: 'Konut',
      menuText: 'Eviniz ve eşyanız',
      illustration: 'konut',
      variant: 'none',
    },
  ],
  picker: 'Konut',
  term: 'year',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: free,
  coverages: {
    decisive: ['dahiliSu', 'hirsizlikEv', 'komsuMesuliyet', 'depremMuafiyetiEv', 'suMuafiyeti', 'hirsizlikMuafiyeti'],
    further: [
      'binaYangin',
      'esyaYangin',
      'binaDeprem',
      'esyaDeprem',
      'selSuBaskini',
      'firtina',
      'camKirilmasi',
      'elektronikCihaz',
      'degerliEsya',
      'enkazKaldirma',
      'kiraKaybi',
      'ikametgahDegisikligi',
      'kiraciMesuliyet',
      'ucuncuSahisMesuliyet',
      'evFerdiKaza',
      'evHukuksalKoruma',
      'evAsistans',
      'kombiBakimi',
    ],
  },
  grades: {
    ladder: [
      { key: 'dar', name: 'Dar', spellings: ['Dar Konut'] },
      { key: 'genis', name: 'Geniş', spellings: ['Geniş Konut', 'Konut'] },
      { key: 'tam', name: 'Tam', spellings: ['Tam Konut'] },
    ],
    usual: 'genis',
  },
  minimum: 'none',
  scenarios: ['homeWater', 'burglary', 'homeFire', 'homeQuake', 'homeGlass', 'neighbour'],
  addOns: ['dask'],
  countries: 'none',
  priceFloor: usualPriceFloor,
};
