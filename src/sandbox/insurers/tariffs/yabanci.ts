import { taxOnly } from '#domain/tariffs/levies.ts';
import { foreignerPricing } from '../health/foreigner.ts';
import type { Tariff } from './tariff.ts';

const levies = taxOnly({ source: 'domain §7', certainty: 'general' });

export const yabanci: Tariff = {
  branch: 16,
  risk: 'health',
  mostInstallments: 9,
  levies,
  refund: 'untilStart',
  price: foreignerPricing(levies),
};
