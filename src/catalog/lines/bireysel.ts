import { nationalNumber, phone } from '../flows/fields.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { freeByDay } from './withdrawal-rules.ts';

export const bireysel: Line = {
  name: 'Bireysel sağlık',
  aliases: [],
  group: 'health',
  branchId: 14,
  offerSeconds: 70,
  risk: { kind: 'health', asks: 'individual' },
  quote: {
    at: { path: '/saglik/teklif', call: 'startIndividualHealth' },
    steps: stepsOf.health,
    identity: [nationalNumber, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'bireysel-saglik-sigortasi',
      menuName: 'Bireysel sağlık',
      menuText: 'SGK’dan bağımsız özel sağlık',
      illustration: 'bireysel',
      variant: 'none',
    },
  ],
  picker: 'none',
  term: 'year',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: freeByDay,
  coverages: {
    decisive: [
      'yatarakTedavi',
      'ayaktaTedavi',
      'anlasmaliKurum',
      'anlasmaDisiLimit',
      'yatarakKatilim',
      'muayeneKatilim',
    ],
    further: [
      'ayaktaLimit',
      'anlasmaDisiKatilim',
      'ameliyat',
      'yogunBakim',
      'odaYemek',
      'tetkik',
      'fizikTedavi',
      'dogumSaglik',
      'disPaketi',
      'checkUpHakki',
      'ambulans',
      'yurtDisiTedavi',
      'beklemeSuresi',
      'omurBoyuYenileme',
    ],
  },
  grades: 'none',
  minimum: 'none',
  scenarios: ['operation', 'hospitalNight', 'tenVisits'],
  addOns: 'none',
  countries: 'none',
  priceFloor: usualPriceFloor,
};
