import { z } from 'zod';
import type { AddressEntry, AddressRecord, AddressRegistry, FlatEntry, RegistryAnswer } from '#ports/registries.ts';
import type { Reply } from '../http.ts';
import { readJson } from '../json.ts';

type RegisteredAnswer = Awaited<ReturnType<AddressRegistry['registeredAt']>>;

const missing = z.object({ hata: z.string() });
const uavt = z.string().regex(/^\d{10}$/);
const name = z.string().trim().min(1);
const entry = z.object({ kod: z.int32().positive(), aciklama: name });
const flat = z.object({ kod: uavt, aciklama: name });
/** A street longer than this is no street. */
const listOf = <Row extends z.ZodType>(row: Row) => z.object({ kayitlar: z.array(row).max(5_000) });

const address = z.object({
  adresKodu: uavt,
  il: z.object({ kod: z.int().min(1).max(81), aciklama: name }),
  ilce: entry,
  belde: entry,
  mahalle: entry,
  yol: entry,
  bina: entry,
  daire: flat,
  acikAdres: name,
});

const registered = z.discriminatedUnion('durum', [
  z.object({ durum: z.literal('BULUNDU'), kimlikNo: z.string(), adresKodu: uavt }),
  z.object({ durum: z.literal('KAYIT_YOK') }),
  z.object({ durum: z.literal('DOGUM_TARIHI_GEREKLI') }),
]);

function readAs<Schema extends z.ZodType>({ status, text }: Reply, schema: Schema): RegistryAnswer<z.infer<Schema>> {
  if (status === 404 && readJson(text, missing) !== undefined) return { kind: 'notFound' };
  const record = status === 200 ? readJson(text, schema) : undefined;
  return record === undefined ? { kind: 'unavailable' } : { kind: 'found', record };
}

export function readEntries(reply: Reply): RegistryAnswer<readonly AddressEntry[]> {
  const answer = readAs(reply, listOf(entry));
  if (answer.kind !== 'found') return answer;
  return { kind: 'found', record: answer.record.kayitlar.map(({ kod, aciklama }) => ({ code: kod, name: aciklama })) };
}

export function readFlats(reply: Reply): RegistryAnswer<readonly FlatEntry[]> {
  const answer = readAs(reply, listOf(flat));
  if (answer.kind !== 'found') return answer;
  return { kind: 'found', record: answer.record.kayitlar.map(({ kod, aciklama }) => ({ uavt: kod, name: aciklama })) };
}

function recordOf(found: z.infer<typeof address>): AddressRecord {
  return {
    uavt: found.adresKodu,
    provinceCode: found.il.kod,
    provinceName: found.il.aciklama,
    districtCode: found.ilce.kod,
    districtName: found.ilce.aciklama,
    townCode: found.belde.kod,
    townName: found.belde.aciklama,
    neighbourhoodCode: found.mahalle.kod,
    neighbourhoodName: found.mahalle.aciklama,
    streetCode: found.yol.kod,
    streetName: found.yol.aciklama,
    buildingCode: found.bina.kod,
    buildingName: found.bina.aciklama,
    flatName: found.daire.aciklama,
    text: found.acikAdres,
  };
}

export function readAddress(reply: Reply, asked: string): RegistryAnswer<AddressRecord> {
  const answer = readAs(reply, address);
  if (answer.kind !== 'found') return answer;
  // Another address is worse than none: it would be insured.
  if (answer.record.adresKodu !== asked) return { kind: 'unavailable' };
  return { kind: 'found', record: recordOf(answer.record) };
}

export function readRegistered({ status, text }: Reply, identityNumber: string): RegisteredAnswer {
  const answer = status === 200 ? readJson(text, registered) : undefined;
  switch (answer?.durum) {
    case 'BULUNDU':
      // Where somebody else lives is worse than nothing.
      if (answer.kimlikNo !== identityNumber) return { kind: 'unavailable' };
      return { kind: 'found', record: { uavt: answer.adresKodu } };
    case 'KAYIT_YOK':
      return { kind: 'notFound' };
    case 'DOGUM_TARIHI_GEREKLI':
      return { kind: 'birthdateRequired' };
    case undefined:
      return { kind: 'unavailable' };
  }
}
