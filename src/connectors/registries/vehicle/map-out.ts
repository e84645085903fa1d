import { normalisePlate } from '#domain/rules/plate.ts';
import type { VehicleQuery } from '#ports/registries.ts';
import { plateFields } from '../fields.ts';
import { writeXml } from '../xml.ts';

/** The question as a SOAP envelope; what is not known is left out. */
export function writeVehicleQuery(query: VehicleQuery): string {
  return writeXml({
    'soap:Envelope': {
      '@_xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
      '@_xmlns:egm': 'urn:egm:tescil',
      'soap:Body': {
        'egm:tescilSorgula': {
          kimlikNo: query.identityNumber,
          ...(query.plate === undefined ? {} : plateFields(normalisePlate(query.plate))),
          tescilSeriKod: query.documentSerial,
          tescilSeriNo: query.documentNumber,
          asbisNo: query.asbisNumber,
        },
      },
    },
  });
}
