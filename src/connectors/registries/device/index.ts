import type { DeviceRegistry } from '#ports/registries.ts';
import { asker, jsonBody, type RegistryOptions } from '../http.ts';
import { readBrands, readDevice, readModels } from './map-in.ts';
import { modelsPath, writeDeviceQuery } from './map-out.ts';

const unavailable = { kind: 'unavailable' } as const;

/** The register of devices over REST. */
export function deviceRegistry(options: RegistryOptions): DeviceRegistry {
  const ask = asker(options);
  return {
    async brands(signal) {
      const reply = await ask('/device/markalar', { signal });
      return reply === undefined ? unavailable : readBrands(reply);
    },
    async models(brandId, signal) {
      const reply = await ask(modelsPath(brandId), { signal });
      return reply === undefined ? unavailable : readModels(reply);
    },
    async device(imei, signal) {
      const reply = await ask('/device/cihaz', { body: jsonBody(writeDeviceQuery(imei)), signal });
      return reply === undefined ? unavailable : readDevice(reply, imei);
    },
  };
}
