import { nationalOrTaxNumber, phone } from '../flows/fields.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { withReason } from './withdrawal-rules.ts';

export const dask: Line = {
  name: 'Zorunlu deprem sigortası (DASK)',
  aliases: ['ds'],
  group: 'home',
  branchId: 11,
  offerSeconds: 40,
  risk: { kind: 'property', asks: 'earthquake' },
  quote: {
    at: { path: '/dask/async-teklif', call: 'startDask' },
    steps: stepsOf.building,
    identity: [nationalOrTaxNumber, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'zorunlu-deprem-sigortasi',
      menuName: 'Zorunlu deprem (DASK)',
      menuText: 'Binanız için deprem güvencesi',
      illustration: 'dask',
      variant: 'none',
    },
  ],
  picker: 'DASK',
  term: 'year',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: withReason,
  coverages: {
    decisive: ['daskDeprem', 'daskYangin', 'daskTsunami', 'daskYerKaymasi', 'daskMuafiyet'],
    further: [],
  },
  grades: 'none',
  minimum: 'none',
  scenarios: 'none',
  addOns: ['konut'],
  countries: 'none',
  priceFloor: usualPriceFloor,
};
