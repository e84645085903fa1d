import { nationalOrTaxNumber, phone, plate } from '../flows/fields.ts';
import { vehicleNumbers } from '../risks/vehicle/columns.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { trafficCoverages, trafficScenarios } from './traffic-columns.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { untilStart } from './withdrawal-rules.ts';

export const galericikisatrafik: Line = {
  name: 'Galerici kısa süreli trafik',
  aliases: [],
  group: 'car',
  branchId: 7,
  offerSeconds: 70,
  risk: {
    kind: 'vehicle',
    plate: 'turkish',
    // A dealer's stock earns nothing on the road.
    uninsuredUsages: ['111-11', '111-12', '421-10'],
    choices: ['dealerLicence', 'dealerSale', 'dealerTerm', 'start'],
    rareChoices: [],
    reads: {
      parts: [...vehicleNumbers, 'firstTrafficDate', 'trafficStep', 'daysLapsed'],
      options: ['dealerLicence', 'notarySaleDate'],
    },
    insuresCar: false,
    history: 'traffic',
    dearerWhenLate: false,
    priceCeiling: false,
    note: 'none',
  },
  quote: {
    at: {
      guestOf: 'trafik',
      heading: 'Galerici kısa süreli trafik teklifi alın',
      lead: 'Stoktaki aracınız satılana kadar kısa süreli trafik sigortası. İlk adımda vergi veya kimlik numaranız, plaka ve cep telefonunuz sorulur.',
      hint: 'none',
    },
    steps: stepsOf.vehicle,
    identity: [nationalOrTaxNumber, plate, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [
    {
      slug: 'galerici-kisa-sureli-trafik-sigortasi',
      menuName: 'Galerici kısa süreli trafik',
      menuText: 'Stoktaki araçlar için',
      illustration: 'galerici',
      variant: 'none',
    },
  ],
  picker: 'none',
  term: 'chosenDays',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: untilStart,
  coverages: trafficCoverages,
  grades: 'none',
  minimum: 'none',
  scenarios: trafficScenarios,
  addOns: ['galericiferdikaza', 'galericiseyahat'],
  countries: 'none',
  priceFloor: usualPriceFloor,
};
