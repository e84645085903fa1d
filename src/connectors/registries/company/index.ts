import type { CompanyRegistry } from '#ports/registries.ts';
import { asker, jsonBody, type RegistryOptions } from '../http.ts';
import { readCompany } from './map-in.ts';

/** The tax administration's register of companies: JSON over REST. */
export function companyRegistry(options: RegistryOptions): CompanyRegistry {
  const ask = asker(options);
  return {
    async company(taxNumber, signal) {
      const reply = await ask('/company', { body: jsonBody({ vergiNo: taxNumber }), signal });
      return reply === undefined ? { kind: 'unavailable' } : readCompany(reply, taxNumber);
    },
  };
}
