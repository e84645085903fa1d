import { noLevies } from '#domain/tariffs/levies.ts';
import { daskPricing } from '../property/dask.ts';
import type { Tariff } from './tariff.ts';

/** The pool's tariff, paid at once. */
export const dask: Tariff = {
  branch: 11,
  risk: 'property',
  mostInstallments: 1,
  compulsory: true,
  ofPool: true,
  levies: noLevies({ source: 'domain §4.1, §7', certainty: 'general' }),
  price: daskPricing,
};
