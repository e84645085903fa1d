import { nationalOrTaxNumber, phone, plate } from '../flows/fields.ts';
import { vehicleNumbers } from '../risks/vehicle/columns.ts';
import { newVehiclePlateFields } from '../risks/vehicle/plate-fields.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { trafficCoverages, trafficScenarios } from './traffic-columns.ts';
import { usualPriceFloor } from './usual-columns.ts';
import { withReason } from './withdrawal-rules.ts';

const renewalDays = 15;

export const trafik: Line = {
  name: 'Zorunlu trafik sigortası',
  aliases: [],
  group: 'car',
  branchId: 1,
  offerSeconds: 70,
  risk: {
    kind: 'vehicle',
    plate: 'turkish',
    uninsuredUsages: [],
    choices: ['start', 'rentACar'],
    rareChoices: [],
    reads: {
      parts: [...vehicleNumbers, 'rentACar', 'firstTrafficDate', 'trafficStep', 'daysLapsed'],
      options: ['secondHand', 'notarySaleDate'],
    },
    insuresCar: false,
    history: 'traffic',
    dearerWhenLate: true,
    priceCeiling: true,
    note: 'none',
  },
  quote: {
    at: { path: '/trafik/teklif', call: 'startTraffic' },
    steps: stepsOf.vehicle,
    identity: [nationalOrTaxNumber, ...newVehiclePlateFields, phone],
    afterProof: 'check',
    variants: [
      {
        key: 'secondHand',
        identity: [nationalOrTaxNumber, plate, phone],
        heading: 'İkinci el araç için trafik teklifi alın',
        lead: 'Satıcının geçerli poliçesi noter satışından sonra sizi 15 gün korur. Plakayı ve kendi numaranızı yazın, kendi poliçeniz için teklifleri görün.',
        choices: ['secondHandSale'],
      },
    ],
  },
  products: [
    {
      slug: 'zorunlu-trafik-sigortasi',
      menuName: 'Zorunlu trafik',
      menuText: 'Karşı tarafa verdiğiniz zarar',
      illustration: 'trafik',
      variant: 'none',
    },
    {
      slug: 'ikinci-el-zorunlu-trafik-sigortasi',
      menuName: 'İkinci el zorunlu trafik',
      menuText: 'Noter satışından sonraki 15 gün',
      illustration: 'ikinciEl',
      variant: 'secondHand',
    },
    {
      slug: 'ikinci-el-trafik-sigortasi',
      menuName: 'İkinci el araç rehberi',
      menuText: 'Alırken ve satarken sigorta',
      illustration: 'rehber',
      variant: 'secondHand',
    },
  ],
  picker: 'Trafik',
  term: 'year',
  start: { kind: 'renewal', daysAhead: renewalDays },
  renewalDays,
  withdrawal: withReason,
  coverages: trafficCoverages,
  grades: 'none',
  minimum: 'none',
  scenarios: trafficScenarios,
  addOns: ['ferdikaza', 'hukuksalkoruma'],
  countries: 'none',
  priceFloor: usualPriceFloor,
};
