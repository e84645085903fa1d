import { passportChoice } from '#messages/quote.ts';
import { byNumberOrPassport } from '../flows/by-passport.ts';
import { nationalNumber, phone } from '../flows/fields.ts';
import { toldWithPassport } from '../risks/people/told-customer.ts';
import { daysBeforeTrip } from '../risks/trip/limits.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { untilStart } from './withdrawal-rules.ts';

export const seyahat: Line = {
  name: 'Seyahat sağlık',
  aliases: ['outgoing'],
  group: 'health',
  branchId: 15,
  offerSeconds: 40,
  risk: { kind: 'trip' },
  quote: {
    at: { path: '/outgoing/teklif', call: 'startTravel' },
    steps: stepsOf.trip,
    identity: [...byNumberOrPassport(nationalNumber, passportChoice.withNationalNumber), ...toldWithPassport, phone],
    afterProof: { passportOnlyTo: 'trip' },
    variants: 'none',
  },
  products: [
    {
      slug: 'seyahat-saglik-sigortasi',
      menuName: 'Seyahat sağlık',
      menuText: 'Vize ve yolculuk için',
      illustration: 'seyahat',
      variant: 'none',
    },
  ],
  picker: 'Seyahat',
  term: 'chosenEnd',
  start: { kind: 'soon', daysAhead: daysBeforeTrip },
  renewalDays: usualRenewalDays,
  withdrawal: untilStart,
  coverages: {
    decisive: ['tibbiTedavi', 'tibbiNakil', 'bagajKaybi', 'seyahatIptali', 'vizeReddiIade', 'seyahatMuafiyeti'],
    further: [
      'cenazeNakli',
      'taburcuDonus',
      'refakatci',
      'konaklamaUzatma',
      'bagajGecikmesi',
      'hirsizlikGasp',
      'ilacGonderimi',
      'hukukiDanismanlik',
      'kefalet',
      'acilMesaj',
    ],
  },
  grades: {
    ladder: [
      { key: 'ekonomik', name: 'Ekonomik', spellings: ['Ekonomik'] },
      { key: 'gumus', name: 'Gümüş', spellings: ['Gümüş'] },
      { key: 'altin', name: 'Altın', spellings: ['Altın'] },
      { key: 'platin', name: 'Platin', spellings: ['Platin'] },
    ],
    // The first that a visa can be asked for with.
    usual: 'gumus',
  },
  minimum: 'schengen',
  scenarios: ['emergencyAbroad', 'repatriation', 'lostBag'],
  addOns: 'none',
  countries: 'abroad',
  priceFloor: usualPriceFloor,
};
