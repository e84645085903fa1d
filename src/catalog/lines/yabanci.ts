import { passportChoice } from '#messages/quote.ts';
import { byNumberOrPassport } from '../flows/by-passport.ts';
import { foreignerNumber, phone } from '../flows/fields.ts';
import { startField } from '../risks/health/start.ts';
import { termYears } from '../risks/health/term.ts';
import { toldCustomer } from '../risks/people/told-customer.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { untilStart } from './withdrawal-rules.ts';

export const yabanci: Line = {
  name: 'Yabancı sağlık',
  aliases: ['ys'],
  group: 'health',
  branchId: 16,
  offerSeconds: 40,
  risk: { kind: 'health', asks: 'foreigner' },
  quote: {
    at: { path: '/yabancisaglik/asyncteklif', call: 'startForeignerHealth' },
    steps: stepsOf.foreigner,
    identity: [
      ...byNumberOrPassport(foreignerNumber, passportChoice.withForeignerNumber),
      ...toldCustomer,
      termYears,
      startField(startsSoon),
      phone,
    ],
    afterProof: { everybodyTo: 'offers' },
    variants: 'none',
  },
  products: [
    {
      slug: 'yabanci-saglik-sigortasi',
      menuName: 'Yabancı sağlık',
      menuText: 'İkamet izni için',
      illustration: 'yabanci',
      variant: 'none',
    },
  ],
  picker: 'none',
  term: 'chosenYears',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: untilStart,
  coverages: {
    decisive: [
      'yatarakTedavi',
      'ayaktaLimit',
      'anlasmaDisiLimit',
      'anlasmaliKurum',
      'muayeneKatilim',
      'anlasmaDisiKatilim',
    ],
    further: [
      'ayaktaTedavi',
      'yatarakKatilim',
      'ameliyat',
      'yogunBakim',
      'odaYemek',
      'tetkik',
      'ambulans',
      'beklemeSuresi',
    ],
  },
  grades: {
    ladder: [
      { key: 'temel', name: 'Temel', spellings: ['Temel Sağlık'] },
      { key: 'ikamet', name: 'İkamet', spellings: ['İkamet Sağlık'] },
      { key: 'arti', name: 'İkamet Artı', spellings: ['İkamet Sağlık Artı'] },
    ],
    // The first that a residence permit can be asked for with.
    usual: 'ikamet',
  },
  minimum: 'residencePermit',
  scenarios: ['operation', 'hospitalNight', 'tenVisits'],
  addOns: 'none',
  countries: 'abroad',
  priceFloor: usualPriceFloor,
};
