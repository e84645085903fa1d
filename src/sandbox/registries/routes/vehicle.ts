import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatDay } from '#domain/dates.ts';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { companyOf } from '../records/companies.ts';
import { personOf } from '../records/people.ts';
import { type RegisteredVehicle, vehicleOf } from '../records/vehicles.ts';
import { circumstancesOf, joinPlate, modeOf, splitPlate } from '../wire.ts';
import { readXml, writeXml, type XmlTree } from '../xml.ts';

const field = z.string().default('');
const question = z.object({
  Envelope: z.object({
    Body: z.object({
      tescilSorgula: z.object({
        kimlikNo: field,
        plakaIlKodu: field,
        plakaNo: field,
        tescilSeriKod: field,
        tescilSeriNo: field,
        asbisNo: field,
      }),
    }),
  }),
});

const faults = {
  notFound: { code: 'EGM-1001', message: 'Kayıt bulunamadı' },
  ownerMismatch: { code: 'EGM-1004', message: 'Araç sahibi ile kimlik uyuşmuyor' },
  badRequest: { code: 'EGM-4000', message: 'İstek okunamadı' },
} as const;

function envelope(body: XmlTree): string {
  return writeXml({
    'soap:Envelope': { '@_xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/', 'soap:Body': body },
  });
}

function fault(name: keyof typeof faults): string {
  const { code, message } = faults[name];
  return envelope({
    'soap:Fault': {
      faultcode: name === 'badRequest' ? 'soap:Client' : 'soap:Server',
      faultstring: message,
      detail: {
        code,
        message,
        failureList: { failure: { code, message } },
        correlationId: randomUUID(),
      },
    },
  });
}

function ownerName(identityNumber: string, seed: string): XmlTree {
  const person = personOf(identityNumber, seed);
  const upper = (text: string): string => text.toLocaleUpperCase('tr-TR');
  if (person !== undefined) return { adUnvan: upper(person.name), soyad: upper(person.surname) };
  return { adUnvan: companyOf(identityNumber, seed)?.title ?? '', soyad: '' };
}

function write(vehicle: RegisteredVehicle, owner: XmlTree): XmlTree {
  const { type } = vehicle;
  const plate = splitPlate(vehicle.plate);
  return {
    'egm:tescilSorgulaCevap': {
      '@_xmlns:egm': 'urn:egm:tescil',
      arac: {
        cins: type.tariffGroup,
        marka: { kod: type.brandCode, ad: type.brandName },
        tip: { kod: type.typeCode, ad: type.typeName },
        modelYili: vehicle.modelYear,
        renk: vehicle.colour,
        yakitTipi: type.fuel,
        koltukSayisi: type.seats,
        motorNo: vehicle.engineNumber,
        sasiNo: vehicle.frameNumber,
        hurda: vehicle.scrapped ? 'E' : 'H',
      },
      sahip: owner,
      tescil: {
        plakaIlKodu: plate.provinceCode,
        plakaNo: plate.number,
        tescilTarihi: formatDay(vehicle.registeredOn),
        trafigeCikisTarihi: formatDay(vehicle.firstTrafficDate),
        tescilSeriKod: vehicle.documentSerial,
        tescilSeriNo: vehicle.documentNumber,
        kullanimSekli: vehicle.usage,
        trafiktenCekildi: vehicle.scrapped ? 'E' : 'H',
      },
    },
  };
}

/** The vehicle register over SOAP: a vehicle by plate, document or reservation number, told to its owner only. */
export function registerVehicle(app: FastifyInstance, world: World): void {
  app.post(
    '/registries/vehicle',
    { preHandler: playBehaviour(world.behaviours, 'registries/vehicle') },
    (request, reply) => {
      reply.type('text/xml; charset=utf-8');
      const asked = question.safeParse(readXml(String(request.body)));
      if (!asked.success) return reply.code(500).send(fault('badRequest'));
      const fields = asked.data.Envelope.Body.tescilSorgula;
      const answer = vehicleOf(
        {
          identityNumber: fields.kimlikNo,
          plate: joinPlate({ provinceCode: fields.plakaIlKodu, number: fields.plakaNo }),
          documentSerial: fields.tescilSeriKod,
          documentNumber: fields.tescilSeriNo,
          asbisNumber: fields.asbisNo,
        },
        circumstancesOf(world),
      );
      if (modeOf(world, 'vehicle') === 'decline') return reply.code(500).send(fault('notFound'));
      if (answer.kind !== 'found') return reply.code(500).send(fault(answer.kind));
      return envelope(write(answer.vehicle, ownerName(fields.kimlikNo, world.options.seed)));
    },
  );
}
