import { nationalOrTaxNumber, phone } from '../flows/fields.ts';
import { vehicleNumbers } from '../risks/vehicle/columns.ts';
import { newVehiclePlateFields } from '../risks/vehicle/plate-fields.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { usualPriceFloor } from './usual-columns.ts';
import { free } from './withdrawal-rules.ts';

const renewalDays = 30;

export const kasko: Line = {
  name: 'Kasko',
  aliases: [],
  group: 'car',
  branchId: 2,
  offerSeconds: 70,
  risk: {
    kind: 'vehicle',
    plate: 'turkish',
    // A tractor has a kasko of its own kind.
    uninsuredUsages: ['611-10'],
    choices: ['start', 'profession', 'lpg', 'rentACar'],
    rareChoices: ['accessories', 'lender'],
    reads: {
      parts: [
        ...vehicleNumbers,
        'lpg',
        'rentACar',
        'professionCode',
        'firstTrafficDate',
        'accessories',
        'value',
        'trafficStep',
        'kaskoDiscount',
      ],
      options: ['lender', 'loanNumber'],
    },
    insuresCar: true,
    history: 'kasko',
    dearerWhenLate: false,
    priceCeiling: false,
    note: 'none',
  },
  quote: {
    at: { path: '/trafik/kasko-teklif', call: 'startKasko' },
    steps: stepsOf.vehicle,
    identity: [nationalOrTaxNumber, ...newVehiclePlateFields, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'kasko-sigortasi',
      menuName: 'Kasko',
      menuText: 'Kendi aracınızın hasarı',
      illustration: 'kasko',
      variant: 'none',
    },
  ],
  picker: 'Kasko',
  term: 'year',
  start: { kind: 'renewal', daysAhead: renewalDays },
  renewalDays,
  withdrawal: free,
  coverages: {
    decisive: [
      'immLimitiAyrimsiz',
      'dogalAfetler',
      'kiralikArac',
      'yetkiliServis',
      'camKirilmaMuafiyeti',
      'depremMuafiyeti',
    ],
    further: [
      'carpma',
      'yanma',
      'hirsizlik',
      'anahtarlaCalinma',
      'anahtarKaybi',
      'glkhhTeror',
      'maneviTazminat',
      'ferdiKazaVefat',
      'ferdiKazaSakatlik',
      'ferdiKazaTedavi',
      'hukuksalKorumaAraca',
      'hukuksalKorumaSurucuye',
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
    ],
  },
  grades: {
    ladder: [
      { key: 'dar', name: 'Dar', spellings: ['Dar Kasko'] },
      { key: 'kasko', name: 'Kasko', spellings: ['Kasko'] },
      { key: 'genisletilmis', name: 'Genişletilmiş', spellings: ['Genişletilmiş Kasko', 'Geniş Kasko'] },
      { key: 'tam', name: 'Tam', spellings: ['Tam Kasko', 'Full Kasko'] },
    ],
    usual: 'kasko',
  },
  minimum: 'none',
  scenarios: ['glass', 'ownFault', 'earthquake', 'theft', 'theftWithKey', 'aboveLimit'],
  addOns: ['ferdikaza', 'hukuksalkoruma'],
  countries: 'none',
  priceFloor: usualPriceFloor,
};
