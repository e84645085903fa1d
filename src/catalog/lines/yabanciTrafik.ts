import { foreignPlate, nationalOrTaxNumber, phone } from '../flows/fields.ts';
import { vehicleNumbers } from '../risks/vehicle/columns.ts';
import type { Line } from './line.ts';
import { stepsOf } from './steps.ts';
import { trafficCoverages, trafficScenarios } from './traffic-columns.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { untilStart } from './withdrawal-rules.ts';

export const yabanciTrafik: Line = {
  name: 'Yabancı plakalı araç trafik sigortası',
  aliases: [],
  group: 'addOn',
  branchId: 6,
  offerSeconds: 70,
  risk: {
    kind: 'vehicle',
    plate: 'foreign',
    uninsuredUsages: [],
    choices: ['registrationCountry', 'frontierTerm', 'start'],
    rareChoices: [],
    reads: { parts: vehicleNumbers, options: ['registrationCountry'] },
    insuresCar: false,
    history: 'unknown',
    dearerWhenLate: false,
    priceCeiling: false,
    note: 'none',
  },
  quote: {
    at: {
      guestOf: 'trafik',
      heading: 'Yabancı plakalı araç için trafik teklifi alın',
      lead: 'Türkiye’ye giren yabancı plakalı araçlar için trafik sigortası. İlk adımda kimlik numaranız, plaka ve cep telefonunuz sorulur.',
      hint: { question: 'Aracınız yabancı plakalı mı?', link: 'Yabancı plakalı araç için teklif alın' },
    },
    steps: stepsOf.vehicle,
    identity: [nationalOrTaxNumber, foreignPlate, phone],
    afterProof: 'check',
    variants: 'none',
  },
  products: [],
  picker: 'none',
  term: 'chosenDays',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: untilStart,
  coverages: trafficCoverages,
  grades: 'none',
  minimum: 'none',
  scenarios: trafficScenarios,
  addOns: 'none',
  countries: 'abroad',
  priceFloor: usualPriceFloor,
};
