import { homeLevies } from '#domain/tariffs/levies.ts';
import { homeInsurancePricing } from '../property/home.ts';
import type { Tariff } from './tariff.ts';

export const konut: Tariff = {
  branch: 12,
  risk: 'property',
  mostInstallments: 6,
  levies: homeLevies,
  price: homeInsurancePricing,
};
