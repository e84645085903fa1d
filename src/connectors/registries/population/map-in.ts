import { z } from 'zod';
import type { PersonRecord, PopulationRegistry } from '#ports/registries.ts';
import { personName, registerDay } from '../fields.ts';
import type { Reply } from '../http.ts';
import { readJson } from '../json.ts';

export type PersonAnswer = Awaited<ReturnType<PopulationRegistry['person']>>;

const person = z.object({
  kimlikNo: z.string(),
  ad: personName,
  soyad: personName,
  cinsiyet: z.enum(['E', 'K']),
  dogumTarihi: registerDay,
  ilKodu: z.number().int().min(1).max(81),
  ilAdi: z.string().min(1),
  ilceKodu: z.number().int().positive(),
  ilceAdi: z.string().min(1),
});

const reply = z.discriminatedUnion('sonucKodu', [
  z.object({ sonucKodu: z.literal('0000'), kisi: person }),
  z.object({ sonucKodu: z.literal('3001') }),
  z.object({ sonucKodu: z.literal('3003') }),
  z.object({ sonucKodu: z.literal('3004') }),
]);

function recordOf(found: z.infer<typeof person>): PersonRecord {
  return {
    identityNumber: found.kimlikNo,
    name: found.ad,
    surname: found.soyad,
    gender: found.cinsiyet,
    birthdate: found.dogumTarihi,
    provinceCode: found.ilKodu,
    provinceName: found.ilAdi,
    districtCode: found.ilceKodu,
    districtName: found.ilceAdi,
  };
}

export function readPerson({ status, text }: Reply, identityNumber: string): PersonAnswer {
  const answer = status === 200 ? readJson(text, reply) : undefined;
  switch (answer?.sonucKodu) {
    case '0000':
      // Somebody else's record is worse than none.
      if (answer.kisi.kimlikNo !== identityNumber) return { kind: 'unavailable' };
      return { kind: 'found', record: recordOf(answer.kisi) };
    case '3001':
      return { kind: 'notFound' };
    case '3003':
      return { kind: 'birthdateRequired' };
    case '3004':
      return { kind: 'mismatch' };
    case undefined:
      return { kind: 'unavailable' };
  }
}
