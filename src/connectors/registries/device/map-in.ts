import { z } from 'zod';
import type { DeviceEntry, DeviceRecord, RegistryAnswer } from '#ports/registries.ts';
import type { Reply } from '../http.ts';
import { readJson } from '../json.ts';

/** As wide as our columns. */
const id = z.int32().positive();
const name = z.string().trim().min(1);

const brands = z.object({ markalar: z.array(z.object({ markaKodu: id, markaAdi: name })) });
const models = z.object({ modeller: z.array(z.object({ modelKodu: id, modelAdi: name })) });
const device = z.object({
  imeiNo: z.string(),
  durum: z.enum(['KAYITLI', 'KAPALI']),
  modelKodu: id.nullable(),
});
const missing = z.object({ hata: z.string() });

function read<Schema extends z.ZodType>({ status, text }: Reply, schema: Schema): RegistryAnswer<z.infer<Schema>> {
  if (status === 404 && readJson(text, missing) !== undefined) return { kind: 'notFound' };
  const record = status === 200 ? readJson(text, schema) : undefined;
  return record === undefined ? { kind: 'unavailable' } : { kind: 'found', record };
}

export function readBrands(reply: Reply): RegistryAnswer<readonly DeviceEntry[]> {
  const answer = read(reply, brands);
  if (answer.kind !== 'found') return answer;
  return {
    kind: 'found',
    record: answer.record.markalar.map(({ markaKodu, markaAdi }) => ({ id: markaKodu, name: markaAdi })),
  };
}

export function readModels(reply: Reply): RegistryAnswer<readonly DeviceEntry[]> {
  const answer = read(reply, models);
  if (answer.kind !== 'found') return answer;
  return {
    kind: 'found',
    record: answer.record.modeller.map(({ modelKodu, modelAdi }) => ({ id: modelKodu, name: modelAdi })),
  };
}

/** What a register tells of another device is no answer. */
export function readDevice(reply: Reply, imei: string): RegistryAnswer<DeviceRecord> {
  const answer = read(reply, device);
  if (answer.kind !== 'found') return answer;
  const { imeiNo, durum, modelKodu } = answer.record;
  if (imeiNo !== imei) return { kind: 'unavailable' };
  return { kind: 'found', record: { imei, blocked: durum === 'KAPALI', modelId: modelKodu ?? undefined } };
}
