import { formatDay } from '#domain/dates.ts';
import type { AddressEntry, AddressRegistry, RegistryAnswer } from '#ports/registries.ts';
import { asker, jsonBody, type RegistryOptions } from '../http.ts';
import { readAddress, readEntries, readFlats, readRegistered } from './map-in.ts';

const unavailable = { kind: 'unavailable' } as const;

/** The national address database: JSON over REST. */
export function addressRegistry(options: RegistryOptions): AddressRegistry {
  const ask = asker(options);
  const listPath = (list: string, above: number) =>
    `/address/${list}?${new URLSearchParams({ ustKod: String(above) })}`;
  const listed =
    (list: string) =>
    async (above: number, signal: AbortSignal): Promise<RegistryAnswer<readonly AddressEntry[]>> => {
      const reply = await ask(listPath(list, above), { signal });
      return reply === undefined ? unavailable : readEntries(reply);
    };
  return {
    towns: listed('beldeler'),
    neighbourhoods: listed('mahalleler'),
    streets: listed('yollar'),
    buildings: listed('binalar'),
    async flats(buildingCode, signal) {
      const reply = await ask(listPath('daireler', buildingCode), { signal });
      return reply === undefined ? unavailable : readFlats(reply);
    },
    async address(uavt, signal) {
      const reply = await ask(`/address/adres?${new URLSearchParams({ adresKodu: uavt })}`, { signal });
      return reply === undefined ? unavailable : readAddress(reply, uavt);
    },
    async registeredAt({ identityNumber, birthdate }, signal) {
      const dogumTarihi = birthdate === undefined ? undefined : formatDay(birthdate);
      const reply = await ask('/address/kisi', { body: jsonBody({ kimlikNo: identityNumber, dogumTarihi }), signal });
      return reply === undefined ? unavailable : readRegistered(reply, identityNumber);
    },
  };
}
