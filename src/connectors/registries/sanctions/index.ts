import type { SanctionsRegistry } from '#ports/registries.ts';
import { asker, jsonBody, type RegistryOptions } from '../http.ts';
import { readCheck } from './map-in.ts';

/** The sanctions list: JSON over REST. */
export function sanctionsRegistry(options: RegistryOptions): SanctionsRegistry {
  const ask = asker(options);
  return {
    async check({ identityNumber, name, surname }, signal) {
      const body = jsonBody({ kimlikNo: identityNumber, ad: name, soyad: surname });
      const reply = await ask('/sanctions', { body, signal });
      return reply === undefined ? { kind: 'unavailable' } : readCheck(reply);
    },
  };
}
