import { formatDay } from '#domain/dates.ts';
import type { PopulationRegistry } from '#ports/registries.ts';
import { asker, jsonBody, type RegistryOptions } from '../http.ts';
import { readPerson } from './map-in.ts';

/** The population register: JSON over REST. */
export function populationRegistry(options: RegistryOptions): PopulationRegistry {
  const ask = asker(options);
  return {
    async person({ identityNumber, birthdate, named }, signal) {
      const body = jsonBody({
        kimlikNo: identityNumber,
        dogumTarihi: birthdate === undefined ? undefined : formatDay(birthdate),
        ad: named?.name,
        soyad: named?.surname,
      });
      const reply = await ask('/population/person', { body, signal });
      return reply === undefined ? { kind: 'unavailable' } : readPerson(reply, identityNumber);
    },
  };
}
