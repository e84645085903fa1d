import { inForce } from '#domain/tariffs/dated.ts';
import { frontierTermRows } from '#domain/tariffs/frontier-terms.ts';
import { trafficLevies } from '#domain/tariffs/levies.ts';
import { trafficPricing } from '../vehicle/traffic.ts';
import type { Tariff } from './tariff.ts';

/** A foreign vehicle has no step: the entry step is meant. */
export const yabanciTrafik: Tariff = {
  branch: 6,
  risk: 'vehicle',
  mostInstallments: 1,
  levies: trafficLevies({ source: 'domain §2.9: taken as traffic', certainty: 'placeholder' }),
  price: trafficPricing({
    code: 'SNR',
    name: 'Yabancı Plaka Sınır Trafik',
    terms: (day) => inForce(frontierTermRows, day).value.map(({ days }) => days),
  }),
};
