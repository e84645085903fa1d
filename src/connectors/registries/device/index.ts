import type { DeviceRegistry } from '#ports/registries.ts';
import type { RegistryOptions } from '../http.ts';

/** The register of devices over REST. */
export function deviceRegistry(_options: RegistryOptions): DeviceRegistry {
  const unavailable = { kind: 'unavailable' } as const;
  return {
    brands: async () => unavailable,
    models: async () => unavailable,
    device: async () => unavailable,
  };
}
