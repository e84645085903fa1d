import { taxOnly } from '#domain/tariffs/levies.ts';
import { petPricing } from '../pet/pet-pricing.ts';
import type { Tariff } from './tariff.ts';

const levies = taxOnly({ source: 'domain §7', certainty: 'general' });

export const petsaglik: Tariff = {
  branch: 17,
  risk: 'pet',
  mostInstallments: 6,
  levies,
  refund: 'byDay',
  price: petPricing(levies),
};
