import { besideVehicle } from '../risks/vehicle/columns.ts';
import type { Line } from './line.ts';
import { startsSoon, usualPriceFloor, usualRenewalDays } from './usual-columns.ts';
import { untilStart } from './withdrawal-rules.ts';

export const galericiseyahat: Line = {
  name: 'Galerici seyahat',
  aliases: [],
  group: 'addOn',
  branchId: 10,
  offerSeconds: 70,
  risk: besideVehicle,
  quote: 'addOn',
  products: [],
  picker: 'none',
  term: 'asMain',
  start: startsSoon,
  renewalDays: usualRenewalDays,
  withdrawal: untilStart,
  coverages: { decisive: ['yolYardim', 'kiralikArac'], further: [] },
  grades: 'none',
  minimum: 'none',
  scenarios: 'none',
  addOns: 'none',
  countries: 'abroad',
  priceFloor: usualPriceFloor,
};
