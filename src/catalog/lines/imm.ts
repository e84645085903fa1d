import { nationalOrTaxNumber, phone, plate } from '../flows/fields.ts';
import { vehicleNumbers } from '../risks/vehicle/columns.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { free } from './withdrawal-rules.ts';

export const imm: Line = {
  name: 'İhtiyari mali mesuliyet',
  aliases: [],
  group: 'car',
  branchId: 3,
  offerSeconds: 70,
  risk: {
    kind: 'vehicle',
    plate: 'turkish',
    uninsuredUsages: [],
    choices: ['liabilityLimit', 'start'],
    rareChoices: [],
    reads: { parts: [...vehicleNumbers, 'rentACar'], options: ['liabilityLimit'] },
    insuresCar: false,
    history: 'traffic',
    dearerWhenLate: false,
    priceCeiling: false,
    note: {
      title: 'Trafik sigortası gerekir',
      text: 'İhtiyari mali mesuliyet, geçerli bir trafik poliçesinin üzerine yapılır. Poliçeniz yoksa önce trafik sigortası alın.',
    },
  },
  quote: {
    at: {
      guestOf: 'trafik',
      heading: 'İhtiyari mali mesuliyet teklifi alın',
      lead: 'Trafik sigortasının limitini aşan zararlar için limitinizi yükseltin. İlk adımda kimlik veya vergi numaranız, plakanız ve cep telefonunuz sorulur.',
      hint: 'none',
    },
    steps: stepsOf.vehicle,
    identity: [nationalOrTaxNumber, plate, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'ihtiyari-mali-mesuliyet-sigortasi',
      menuName: 'İhtiyari mali mesuliyet',
      menuText: 'Trafik limitinin üstü',
      illustration: 'imm',
      variant: 'none',
    },
  ],
  picker: 'none',
  term: 'year',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: free,
  coverages: { decisive: ['immLimitiAyrimsiz', 'maneviTazminat'], further: [] },
  grades: 'none',
  minimum: 'none',
  scenarios: ['aboveLimit', 'moral'],
  addOns: ['ferdikaza', 'hukuksalkoruma'],
  countries: 'none',
  priceFloor: usualPriceFloor,
};
