import { taxOnly } from '#domain/tariffs/levies.ts';
import { phonePricing } from '../device/phone-pricing.ts';
import type { Tariff } from './tariff.ts';

const levies = taxOnly({ source: 'domain §7', certainty: 'general' });

export const telefon: Tariff = {
  branch: 18,
  risk: 'device',
  mostInstallments: 6,
  levies,
  refund: 'byDay',
  price: phonePricing(levies),
};
