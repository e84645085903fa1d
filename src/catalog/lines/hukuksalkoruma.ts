import { besideVehicle } from '../risks/vehicle/columns.ts';
import type { Line } from './line.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { free } from './withdrawal-rules.ts';

export const hukuksalkoruma: Line = {
  name: 'Hukuksal koruma',
  aliases: [],
  group: 'addOn',
  branchId: 8,
  offerSeconds: 70,
  risk: besideVehicle,
  quote: 'addOn',
  products: [],
  picker: 'none',
  term: 'asMain',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: free,
  coverages: { decisive: ['hukuksalKorumaAraca', 'hukuksalKorumaSurucuye'], further: [] },
  grades: 'none',
  minimum: 'none',
  scenarios: 'none',
  addOns: 'none',
  countries: 'none',
  priceFloor: usualPriceFloor,
};
