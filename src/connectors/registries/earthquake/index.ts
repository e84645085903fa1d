import type { EarthquakeRegistry } from '#ports/registries.ts';
import type { RegistryOptions } from '../http.ts';

export function earthquakeRegistry(_options: RegistryOptions): EarthquakeRegistry {
  return { policy: async () => ({ kind: 'unavailable' }) };
}
