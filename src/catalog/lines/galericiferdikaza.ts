import { besideVehicle } from '../risks/vehicle/columns.ts';
import type { Line } from './line.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { free } from './withdrawal-rules.ts';

export const galericiferdikaza: Line = {
  name: 'Galerici ferdi kaza',
  aliases: [],
  group: 'addOn',
  branchId: 9,
  offerSeconds: 70,
  risk: besideVehicle,
  quote: 'addOn',
  products: [],
  picker: 'none',
  term: 'asMain',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: free,
  coverages: { decisive: ['ferdiKazaVefat', 'ferdiKazaSakatlik'], further: [] },
  grades: 'none',
  minimum: 'none',
  scenarios: 'none',
  addOns: 'none',
  countries: 'none',
  priceFloor: usualPriceFloor,
};
