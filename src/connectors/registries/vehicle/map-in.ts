import { z } from 'zod';
import type { VehicleRecord, VehicleRegistry } from '#ports/registries.ts';
import { digits, plateOf, registerDay } from '../fields.ts';
import type { Reply } from '../http.ts';
import { readXml } from '../xml.ts';

export type VehicleAnswer = Awaited<ReturnType<VehicleRegistry['vehicle']>>;

const named = z.object({ kod: z.string().min(1), ad: z.string().min(1) });
const flag = z.enum(['E', 'H']).transform((letter) => letter === 'E');

const answer = z.object({
  arac: z.object({
    marka: named,
    tip: named,
    modelYili: digits.pipe(z.number().min(1900).max(2100)),
    renk: z.string(),
    yakitTipi: z.string(),
    koltukSayisi: digits,
    motorNo: z.string(),
    sasiNo: z.string(),
    hurda: flag,
  }),
  tescil: z.object({
    plakaIlKodu: z.string().regex(/^\d{3}$/),
    plakaNo: z.string().min(1),
    trafigeCikisTarihi: registerDay,
    tescilSeriKod: z.string(),
    tescilSeriNo: z.string(),
    kullanimSekli: z.string(),
  }),
});

const inEnvelope = <Body extends z.ZodType>(body: Body) => z.object({ Envelope: z.object({ Body: body }) });
const found = inEnvelope(z.object({ tescilSorgulaCevap: answer }));
const fault = inEnvelope(z.object({ Fault: z.object({ detail: z.object({ code: z.string() }) }) }));

const meanings: ReadonlyMap<string | undefined, VehicleAnswer> = new Map([
  ['EGM-1001', { kind: 'notFound' }],
  ['EGM-1004', { kind: 'ownerMismatch' }],
]);

function recordOf({ arac, tescil }: z.infer<typeof answer>): VehicleRecord {
  return {
    plate: plateOf(tescil),
    brandCode: arac.marka.kod,
    brandName: arac.marka.ad,
    typeCode: arac.tip.kod,
    typeName: arac.tip.ad,
    modelYear: arac.modelYili,
    usage: tescil.kullanimSekli,
    fuel: arac.yakitTipi,
    colour: arac.renk,
    seats: arac.koltukSayisi,
    engineNumber: arac.motorNo,
    frameNumber: arac.sasiNo,
    firstTrafficDate: tescil.trafigeCikisTarihi,
    documentSerial: tescil.tescilSeriKod,
    documentNumber: tescil.tescilSeriNo,
    scrapped: arac.hurda,
  };
}

/** SOAP answers faults with status 500; a fault whose code we do not know is the register's own trouble. */
export function readVehicle({ status, text }: Reply): VehicleAnswer {
  if (status === 200) {
    const vehicle = readXml(text, found)?.Envelope.Body.tescilSorgulaCevap;
    return vehicle === undefined ? { kind: 'unavailable' } : { kind: 'found', record: recordOf(vehicle) };
  }
  const code = readXml(text, fault)?.Envelope.Body.Fault.detail.code;
  return meanings.get(code) ?? { kind: 'unavailable' };
}
