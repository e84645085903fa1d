import { nationalNumber, phone } from '../flows/fields.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { freeByDay } from './withdrawal-rules.ts';

export const petsaglik: Line = {
  name: 'Evcil hayvan sigortası',
  aliases: [],
  group: 'pet',
  branchId: 17,
  offerSeconds: 70,
  risk: { kind: 'pet' },
  quote: {
    at: { path: '/pet/teklif', call: 'startPet' },
    steps: stepsOf.pet,
    identity: [nationalNumber, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'evcil-hayvan-sigortasi',
      menuName: 'Evcil hayvan',
      menuText: 'Kediniz ve köpeğiniz',
      illustration: 'petsaglik',
      variant: 'none',
    },
  ],
  picker: 'Evcil hayvan',
  term: 'year',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: freeByDay,
  coverages: {
    decisive: ['vetTedavisi', 'kazaTedavisi', 'vetAmeliyati', 'ucuncuKisiSorumluluk', 'asiCheckUp', 'petKatilimPayi'],
    further: ['tahlilGoruntuleme', 'ilac', 'kayipIlani', 'cenaze'],
  },
  grades: {
    ladder: [
      { key: 'kaza', name: 'Kaza', spellings: ['Kaza'] },
      { key: 'hastalik', name: 'Kaza ve hastalık', spellings: ['Kaza ve Hastalık'] },
      { key: 'genis', name: 'Geniş', spellings: ['Geniş'] },
    ],
    usual: 'hastalik',
  },
  minimum: 'none',
  scenarios: ['petSwallowed', 'petIll', 'petIllSoon', 'petBite'],
  addOns: 'none',
  countries: 'none',
  priceFloor: usualPriceFloor,
};
