import { z } from 'zod';
import type { PolicyHistory, PreviousPolicy, RegistryAnswer } from '#ports/registries.ts';
import { digits, registerDay } from '../fields.ts';
import type { Reply } from '../http.ts';
import { readXml } from '../xml.ts';

const policy = z
  .object({
    sirketKodu: z.string().min(1),
    policeNo: z.string().min(1),
    baslangicTarihi: registerDay,
    bitisTarihi: registerDay,
  })
  .transform(
    ({ sirketKodu, policeNo, baslangicTarihi, bitisTarihi }): PreviousPolicy => ({
      companyCode: sirketKodu,
      policyNumber: policeNo,
      start: baslangicTarihi,
      end: bitisTarihi,
    }),
  );

/** An element without content is read as an empty text. */
const orEmpty = <Part extends z.ZodType>(part: Part) =>
  z.union([part, z.literal('').transform(() => undefined)]).optional();

const trafficPart = z.object({
  uygulanmasiGerekenBasamak: digits.pipe(z.number().max(8)).optional(),
  hasarAdedi: digits,
  police: orEmpty(policy),
});
const kaskoPart = z.object({
  hasarsizlikIndirimYuzde: digits.pipe(z.number().max(100)).optional(),
  police: orEmpty(policy),
});

const reply = z.object({
  policeSorguCevap: z.union([
    z.object({ sonuc: z.object({ kod: z.literal('0') }), trafik: trafficPart, kasko: orEmpty(kaskoPart) }),
    z.object({ sonuc: z.object({ kod: z.literal('1') }) }),
  ]),
});

export function readHistory({ status, text }: Reply): RegistryAnswer<PolicyHistory> {
  const answer = status === 200 ? readXml(text, reply)?.policeSorguCevap : undefined;
  if (answer === undefined) return { kind: 'unavailable' };
  if (!('trafik' in answer)) return { kind: 'notFound' };
  const { trafik, kasko } = answer;
  return {
    kind: 'found',
    record: {
      trafficStep: trafik.uygulanmasiGerekenBasamak,
      kaskoDiscount: kasko?.hasarsizlikIndirimYuzde,
      claimCount: trafik.hasarAdedi,
      previousTraffic: trafik.police,
      previousKasko: kasko?.police,
    },
  };
}
