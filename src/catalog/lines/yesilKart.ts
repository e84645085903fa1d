import { nationalOrTaxNumber, phone } from '../flows/fields.ts';
import { vehicleNumbers } from '../risks/vehicle/columns.ts';
import { greenCardPlateFields } from '../risks/vehicle/plate-fields.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { untilStart } from './withdrawal-rules.ts';

export const yesilKart: Line = {
  name: 'Yeşil kart',
  aliases: ['yesilkart'],
  group: 'car',
  branchId: 5,
  offerSeconds: 70,
  risk: {
    kind: 'vehicle',
    plate: 'turkishOrNone',
    uninsuredUsages: [],
    choices: ['greenCardType', 'destination', 'greenCardTerm', 'start'],
    rareChoices: [],
    reads: { parts: vehicleNumbers, options: ['greenCardType', 'destination'] },
    insuresCar: false,
    history: 'traffic',
    dearerWhenLate: false,
    priceCeiling: false,
    note: {
      title: 'Trafik sigortası gerekir',
      text: 'Yeşil kart, Türkiye’de geçerli bir trafik poliçesinin yanında verilir.',
    },
  },
  quote: {
    at: {
      guestOf: 'trafik',
      heading: 'Yeşil kart teklifi alın',
      lead: 'Aracınızla yurt dışına çıkarken geçerli trafik sigortası. İlk adımda kimlik veya vergi numaranız, plakanız ve cep telefonunuz sorulur.',
      hint: 'none',
    },
    steps: stepsOf.vehicle,
    identity: [nationalOrTaxNumber, ...greenCardPlateFields, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'yesil-kart-sigortasi',
      menuName: 'Yeşil kart',
      menuText: 'Yurt dışında trafik sigortası',
      illustration: 'yesilKart',
      variant: 'none',
    },
  ],
  picker: 'none',
  term: 'chosenDays',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: untilStart,
  coverages: { decisive: ['yesilKartGecerlilik'], further: [] },
  grades: 'none',
  minimum: 'none',
  scenarios: 'none',
  addOns: 'none',
  countries: 'greenCard',
  priceFloor: usualPriceFloor,
};
