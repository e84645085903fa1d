import { nationalNumber, phone } from '../flows/fields.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { freeByDay } from './withdrawal-rules.ts';

export const tamamlayici: Line = {
  name: 'Tamamlayıcı sağlık',
  aliases: [],
  group: 'health',
  branchId: 13,
  offerSeconds: 40,
  risk: { kind: 'health', asks: 'supplementary' },
  quote: {
    at: { path: '/tamamlayici-saglik/teklif', call: 'startSupplementaryHealth' },
    steps: stepsOf.health,
    identity: [nationalNumber, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'tamamlayici-saglik-sigortasi',
      menuName: 'Tamamlayıcı sağlık',
      menuText: 'SGK ile anlaşmalı özel hastaneler',
      illustration: 'tamamlayici',
      variant: 'none',
    },
  ],
  picker: 'Sağlık',
  term: 'year',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: freeByDay,
  coverages: {
    decisive: ['yatarakTedavi', 'ayaktaTedavi', 'anlasmaliKurum', 'yatarakKatilim', 'muayeneKatilim', 'beklemeSuresi'],
    further: [
      'ameliyat',
      'yogunBakim',
      'odaYemek',
      'tetkik',
      'fizikTedavi',
      'dogumSaglik',
      'disPaketi',
      'checkUpHakki',
      'ambulans',
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
