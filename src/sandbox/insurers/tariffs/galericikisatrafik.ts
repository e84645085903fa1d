import { inForce } from '#domain/tariffs/dated.ts';
import { dealerTermRows } from '#domain/tariffs/dealer-terms.ts';
import { trafficLevies } from '#domain/tariffs/levies.ts';
import { trafficPricing } from '../vehicle/traffic.ts';
import type { Tariff } from './tariff.ts';

export const galericikisatrafik: Tariff = {
  branch: 7,
  risk: 'vehicle',
  mostInstallments: 1,
  levies: trafficLevies({ source: 'domain §2.8: taken as traffic', certainty: 'placeholder' }),
  price: trafficPricing({
    code: 'GKT',
    name: 'Galerici Kısa Süreli Trafik',
    terms: (day) => inForce(dealerTermRows, day).value,
  }),
};
