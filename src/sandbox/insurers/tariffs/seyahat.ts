import { taxOnly } from '#domain/tariffs/levies.ts';
import { tripPricing } from '../trip/trip-pricing.ts';
import type { Tariff } from './tariff.ts';

const levies = taxOnly({ source: 'domain §7 [S14]', certainty: 'sourced' });

export const seyahat: Tariff = {
  branch: 15,
  risk: 'trip',
  mostInstallments: 3,
  levies,
  refund: 'untilStart',
  price: tripPricing(levies),
};
