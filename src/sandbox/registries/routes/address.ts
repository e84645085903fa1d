import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readDay } from '#domain/dates.ts';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { type CodedLevel, codeOf, uavtOf } from '../records/address-codes.ts';
import type { Standing } from '../records/address-levels.ts';
import { addressOf, levelBelow, type RegisteredAddress, registeredAddressOf } from '../records/addresses.ts';
import { personaOf } from '../records/personas.ts';
import { modeOf } from '../wire.ts';

const levelQuestion = z.object({ ustKod: z.coerce.number().int() });
const addressQuestion = z.object({ adresKodu: z.string() });
const personQuestion = z.object({ kimlikNo: z.string(), dogumTarihi: z.string().optional() });

const notFound = { hata: 'Kayıt bulunamadı' };
const unreadable = { hata: 'Geçersiz istek' };

/** The lists by their path, what each lies below, and how its rows are known. */
const lists: readonly { path: string; above: 'district' | CodedLevel; kod: (row: Standing) => number | string }[] = [
  { path: 'beldeler', above: 'district', kod: ({ place }) => codeOf('town', place) },
  { path: 'mahalleler', above: 'town', kod: ({ place }) => codeOf('neighbourhood', place) },
  { path: 'yollar', above: 'neighbourhood', kod: ({ place }) => codeOf('street', place) },
  { path: 'binalar', above: 'street', kod: ({ place }) => codeOf('building', place) },
  { path: 'daireler', above: 'building', kod: ({ place }) => uavtOf(place) },
];

function write({ uavt, district, town, neighbourhood, street, building, flatName, text }: RegisteredAddress) {
  const named = ({ code, name }: { code: number; name: string }) => ({ kod: code, aciklama: name });
  return {
    adresKodu: uavt,
    il: { kod: district.provinceCode, aciklama: district.provinceName },
    ilce: { kod: district.districtCode, aciklama: district.districtName },
    belde: named(town),
    mahalle: named(neighbourhood),
    yol: named(street),
    bina: named(building),
    daire: { kod: uavt, aciklama: flatName },
    acikAdres: text,
  };
}

function registerLists(app: FastifyInstance, world: World): void {
  const preHandler = playBehaviour(world.behaviours, 'registries/address');
  for (const { path, above, kod } of lists) {
    app.get(`/registries/address/${path}`, { preHandler }, (request, reply) => {
      const asked = levelQuestion.safeParse(request.query);
      if (!asked.success) return reply.code(400).send(unreadable);
      const rows = levelBelow(above, asked.data.ustKod, world.options.seed);
      if (rows === undefined || modeOf(world, 'address') === 'decline') return reply.code(404).send(notFound);
      return { kayitlar: rows.map((row) => ({ kod: kod(row), aciklama: row.name })) };
    });
  }
}

/** Where a person is registered. As in the population register, some want the birth date and one never gets an answer. */
function registerPersons(app: FastifyInstance, world: World): void {
  const preHandler = playBehaviour(world.behaviours, 'registries/address');
  app.post('/registries/address/kisi', { preHandler }, (request, reply) => {
    const asked = personQuestion.safeParse(request.body);
    if (!asked.success) return reply.code(400).send(unreadable);
    const { kimlikNo, dogumTarihi } = asked.data;
    const persona = personaOf(kimlikNo);
    if (persona?.quirk === 'populationUnavailable') {
      return reply.code(503).header('retry-after', '60').send({ hata: 'Servis kapalı' });
    }
    const address = registeredAddressOf(kimlikNo, world.options.seed);
    if (address === undefined || modeOf(world, 'address') === 'decline') return { durum: 'KAYIT_YOK' };
    if (dogumTarihi === undefined) {
      if (persona?.quirk === 'birthdateRequired') return { durum: 'DOGUM_TARIHI_GEREKLI' };
    } else {
      const birthdate = readDay(dogumTarihi);
      // Who is no persona is as old as the asker says.
      if (birthdate === undefined || (persona && persona.birthdate !== birthdate)) return { durum: 'KAYIT_YOK' };
    }
    return { durum: 'BULUNDU', kimlikNo, adresKodu: address.uavt };
  });
}

/** The national address database: level by level, by address code, and by who is registered there. */
export function registerAddress(app: FastifyInstance, world: World): void {
  registerLists(app, world);
  registerPersons(app, world);
  app.get(
    '/registries/address/adres',
    { preHandler: playBehaviour(world.behaviours, 'registries/address') },
    (request, reply) => {
      const asked = addressQuestion.safeParse(request.query);
      if (!asked.success) return reply.code(400).send(unreadable);
      const address = addressOf(asked.data.adresKodu, world.options.seed);
      if (address === undefined || modeOf(world, 'address') === 'decline') return reply.code(404).send(notFound);
      return write(address);
    },
  );
}
