import type { AddressRegistry } from '#ports/registries.ts';
import type { RegistryOptions } from '../http.ts';

const unavailable = async () => ({ kind: 'unavailable' }) as const;

export function addressRegistry(_options: RegistryOptions): AddressRegistry {
  return {
    towns: unavailable,
    neighbourhoods: unavailable,
    streets: unavailable,
    buildings: unavailable,
    flats: unavailable,
    address: unavailable,
    registeredAt: unavailable,
  };
}
