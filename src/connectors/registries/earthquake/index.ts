import type { EarthquakeRegistry } from '#ports/registries.ts';
import { asker, type RegistryOptions, xmlBody } from '../http.ts';
import { readPolicy } from './map-in.ts';
import { writePolicyQuery } from './map-out.ts';

/** The register of compulsory earthquake policies: plain XML. */
export function earthquakeRegistry(options: RegistryOptions): EarthquakeRegistry {
  const ask = asker(options);
  return {
    async policy(query, signal) {
      const reply = await ask('/earthquake', { body: xmlBody(writePolicyQuery(query)), signal });
      return reply === undefined ? { kind: 'unavailable' } : readPolicy(reply, query);
    },
  };
}
