import { z } from 'zod';
import type { RegistryAnswer, VehicleRegistry } from '#ports/registries.ts';
import type { Reply } from '../http.ts';
import { readJson } from '../json.ts';

type Answer<Method extends 'brands' | 'types'> = Awaited<ReturnType<VehicleRegistry[Method]>>;

const brands = z.object({ markalar: z.array(z.object({ markaKodu: z.string().min(1), markaAdi: z.string().min(1) })) });
const types = z.object({
  tipler: z.array(z.object({ tipKodu: z.string().min(1), tipAdi: z.string().min(1), deger: z.number().positive() })),
});
const missing = z.object({ hata: z.string() });

function readList<Schema extends z.ZodType>({ status, text }: Reply, schema: Schema): RegistryAnswer<z.infer<Schema>> {
  if (status === 404 && readJson(text, missing) !== undefined) return { kind: 'notFound' };
  const record = status === 200 ? readJson(text, schema) : undefined;
  return record === undefined ? { kind: 'unavailable' } : { kind: 'found', record };
}

export function readBrands(reply: Reply): Answer<'brands'> {
  const answer = readList(reply, brands);
  if (answer.kind !== 'found') return answer;
  return {
    kind: 'found',
    record: answer.record.markalar.map(({ markaKodu, markaAdi }) => ({ code: markaKodu, name: markaAdi })),
  };
}

export function readTypes(reply: Reply): Answer<'types'> {
  const answer = readList(reply, types);
  if (answer.kind !== 'found') return answer;
  return {
    kind: 'found',
    record: answer.record.tipler.map(({ tipKodu, tipAdi, deger }) => ({
      code: tipKodu,
      name: tipAdi,
      valueLira: deger,
    })),
  };
}
