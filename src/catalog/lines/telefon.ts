import { nationalOrTaxNumber, phone } from '../flows/fields.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { freeByDay } from './withdrawal-rules.ts';

export const telefon: Line = {
  name: 'Cep telefonu sigortası',
  aliases: ['ceptelefon'],
  group: 'phone',
  branchId: 18,
  offerSeconds: 70,
  risk: { kind: 'device' },
  quote: {
    at: { path: '/mobilephone/teklif', call: 'startPhone' },
    steps: stepsOf.device,
    identity: [nationalOrTaxNumber, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'cep-telefonu-sigortasi',
      menuName: 'Cep telefonu',
      menuText: 'Ekran kırılması ve daha fazlası',
      illustration: 'telefon',
      variant: 'none',
    },
  ],
  picker: 'Telefon',
  term: 'year',
  // What happened to a phone before the policy began cannot be told from what happened after: it begins at once.
  start: { kind: 'soon', daysAhead: 0 },
  renewalDays: usualRenewalDays,
  withdrawal: freeByDay,
  coverages: {
    decisive: [
      'ekranKirilmasi',
      'kirilmaHasari',
      'siviTemasi',
      'hirsizlikTelefon',
      'yillikHasarAdedi',
      'telefonMuafiyeti',
    ],
    further: ['onarimGideri', 'tamamenHasar', 'esdegerCihaz'],
  },
  grades: {
    ladder: [
      { key: 'dar', name: 'Dar', spellings: ['Dar (Ekran ve Kırılma)', 'Dar'] },
      { key: 'genis', name: 'Geniş', spellings: ['Geniş'] },
    ],
    usual: 'genis',
  },
  minimum: 'none',
  scenarios: ['screen', 'thirdScreen', 'phoneWater', 'phoneTheft'],
  addOns: 'none',
  countries: 'none',
  priceFloor: usualPriceFloor,
};
