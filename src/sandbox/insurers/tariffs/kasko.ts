import { taxOnly } from '#domain/tariffs/levies.ts';
import { kaskoPricing } from '../vehicle/kasko.ts';
import type { Tariff } from './tariff.ts';

export const kasko: Tariff = {
  branch: 2,
  risk: 'vehicle',
  mostInstallments: 12,
  levies: taxOnly({ source: 'domain §7', certainty: 'calculated' }),
  price: kaskoPricing,
};
