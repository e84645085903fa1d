import { trafficPricing } from '../vehicle/traffic.ts';
import { trafficLevies } from './levies.ts';
import type { Tariff } from './tariff.ts';

export const trafik: Tariff = {
  branch: 1,
  risk: 'vehicle',
  mostInstallments: 6,
  compulsory: true,
  levies: trafficLevies({ source: 'domain §2.6, §7 [S14]', certainty: 'calculated' }),
  price: trafficPricing({ code: 'TRF', name: 'Zorunlu Trafik' }),
};
