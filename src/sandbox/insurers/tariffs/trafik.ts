import { trafficLevyRows } from '#domain/tariffs/traffic/ceiling.ts';
import { trafficPricing } from '../vehicle/traffic.ts';
import type { Tariff } from './tariff.ts';

export const trafik: Tariff = {
  branch: 1,
  risk: 'vehicle',
  mostInstallments: 6,
  compulsory: true,
  levies: trafficLevyRows,
  price: trafficPricing({ code: 'TRF', name: 'Zorunlu Trafik' }),
};
