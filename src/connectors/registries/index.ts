import type { Registries } from '#ports/registries.ts';
import { addressRegistry } from './address/index.ts';
import { companyRegistry } from './company/index.ts';
import { deviceRegistry } from './device/index.ts';
import { earthquakeRegistry } from './earthquake/index.ts';
import { historyRegistry } from './history/index.ts';
import type { RegistryOptions } from './http.ts';
import { populationRegistry } from './population/index.ts';
import { sanctionsRegistry } from './sanctions/index.ts';
import { vehicleRegistry } from './vehicle/index.ts';

export type { RegistryOptions } from './http.ts';

/** All registers behind one address. */
export function registries(options: RegistryOptions): Registries {
  return {
    population: populationRegistry(options),
    companies: companyRegistry(options),
    vehicles: vehicleRegistry(options),
    history: historyRegistry(options),
    sanctions: sanctionsRegistry(options),
    addresses: addressRegistry(options),
    earthquake: earthquakeRegistry(options),
    devices: deviceRegistry(options),
  };
}
