import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatDay, readDay } from '#domain/dates.ts';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { registeredAddressOf } from '../records/addresses.ts';
import { isKnownPerson, personOf, type RegisteredPerson } from '../records/people.ts';
import { personaOf } from '../records/personas.ts';
import { modeOf } from '../wire.ts';

const question = z.object({
  kimlikNo: z.string(),
  dogumTarihi: z.string().optional(),
  ad: z.string().optional(),
  soyad: z.string().optional(),
});

const results = {
  found: { sonucKodu: '0000', sonucMesaji: 'İşlem başarılı' },
  notFound: { sonucKodu: '3001', sonucMesaji: 'Kayıt bulunamadı' },
  birthdateRequired: { sonucKodu: '3003', sonucMesaji: 'Doğum tarihi zorunludur' },
  mismatch: { sonucKodu: '3004', sonucMesaji: 'Kimlik bilgileri uyuşmuyor' },
} as const;

const upper = (text: string): string => text.toLocaleUpperCase('tr-TR');

function write(person: RegisteredPerson, seed: string): Record<string, unknown> {
  return {
    kimlikNo: person.identityNumber,
    ad: upper(person.name),
    soyad: upper(person.surname),
    anneAdi: upper(person.motherName),
    babaAdi: upper(person.fatherName),
    cinsiyet: person.gender,
    medeniHal: person.married ? 'EVLİ' : 'BEKAR',
    uyruk: person.nationality,
    dogumTarihi: formatDay(person.birthdate),
    dogumYeri: upper(person.provinceName),
    ilKodu: person.provinceCode,
    ilAdi: person.provinceName,
    ilceKodu: person.districtCode,
    ilceAdi: person.districtName,
    acikAdres: registeredAddressOf(person.identityNumber, seed)?.text,
  };
}

/** The population register: a person by national number, some only with the birth date. */
export function registerPopulation(app: FastifyInstance, world: World): void {
  app.post(
    '/registries/population/person',
    { preHandler: playBehaviour(world.behaviours, 'registries/population') },
    (request, reply) => {
      const asked = question.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ sonucKodu: '4000', sonucMesaji: 'Geçersiz istek' });
      const { kimlikNo, dogumTarihi, ad, soyad } = asked.data;
      const quirk = personaOf(kimlikNo)?.quirk;
      if (quirk === 'populationUnavailable') {
        return reply.code(503).header('retry-after', '60').send({ sonucKodu: '9001', sonucMesaji: 'Servis kapalı' });
      }
      const { seed } = world.options;
      const made = personOf(kimlikNo, seed);
      if (made === undefined || modeOf(world, 'population') === 'decline') return results.notFound;
      // Who is not known to a trial is called and as old as the asker says.
      const known = isKnownPerson(kimlikNo);
      const person = known ? made : { ...made, name: ad ?? made.name, surname: soyad ?? made.surname };
      if (dogumTarihi === undefined) {
        return quirk === 'birthdateRequired'
          ? results.birthdateRequired
          : { ...results.found, kisi: write(person, seed) };
      }
      const birthdate = readDay(dogumTarihi);
      if (birthdate === undefined || (known && birthdate !== person.birthdate)) return results.mismatch;
      return { ...results.found, kisi: write({ ...person, birthdate }, seed) };
    },
  );
}
