import type { VehicleRegistry } from '#ports/registries.ts';
import { asker, type RegistryOptions, xmlBody } from '../http.ts';
import { readBrands, readTypes } from './catalogue.ts';
import { readVehicle } from './map-in.ts';
import { writeVehicleQuery } from './map-out.ts';

/** The vehicle register over SOAP, and the list of brands, types and values over REST. */
export function vehicleRegistry(options: RegistryOptions): VehicleRegistry {
  const ask = asker(options);
  return {
    async vehicle(query, signal) {
      const reply = await ask('/vehicle', { body: xmlBody(writeVehicleQuery(query)), signal });
      return reply === undefined ? { kind: 'unavailable' } : readVehicle(reply);
    },
    async brands(signal) {
      const reply = await ask('/vehicle/brands', { signal });
      return reply === undefined ? { kind: 'unavailable' } : readBrands(reply);
    },
    async types({ brandCode, modelYear }, signal) {
      const search = new URLSearchParams({ brand: brandCode, year: String(modelYear) });
      const reply = await ask(`/vehicle/types?${search}`, { signal });
      return reply === undefined ? { kind: 'unavailable' } : readTypes(reply);
    },
  };
}
