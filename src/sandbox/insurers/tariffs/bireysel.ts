import { taxOnly } from '#domain/tariffs/levies.ts';
import { planPricing } from '../health/plan-pricing.ts';
import type { Tariff } from './tariff.ts';

const levies = taxOnly({ source: 'domain §7', certainty: 'general' });

export const bireysel: Tariff = {
  branch: 14,
  risk: 'health',
  mostInstallments: 9,
  levies,
  refund: 'byDay',
  price: planPricing({ scheme: 'individual', levies }),
};
