import { z } from 'zod';
import type { CompanyRecord, RegistryAnswer } from '#ports/registries.ts';
import { digits } from '../fields.ts';
import type { Reply } from '../http.ts';
import { readJson } from '../json.ts';

const found = z.object({
  basarili: z.literal(true),
  mukellef: z.object({
    vergiNo: z.string(),
    unvan: z.string().min(1),
    vergiDairesi: z.string(),
    ilKodu: digits.pipe(z.number().min(1).max(81)),
  }),
});
const missing = z.object({ basarili: z.literal(false) });

export function readCompany({ status, text }: Reply, taxNumber: string): RegistryAnswer<CompanyRecord> {
  if (status === 404 && readJson(text, missing) !== undefined) return { kind: 'notFound' };
  const company = status === 200 ? readJson(text, found)?.mukellef : undefined;
  if (company?.vergiNo !== taxNumber) return { kind: 'unavailable' };
  return {
    kind: 'found',
    record: {
      taxNumber,
      title: company.unvan,
      taxOffice: company.vergiDairesi,
      provinceCode: company.ilKodu,
    },
  };
}
