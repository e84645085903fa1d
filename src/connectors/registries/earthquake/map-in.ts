import { z } from 'zod';
import type { EarthquakePolicyRecord, RegistryAnswer } from '#ports/registries.ts';
import { digits, registerDay } from '../fields.ts';
import type { Reply } from '../http.ts';
import { readXml } from '../xml.ts';
import type { PolicyQuery } from './map-out.ts';

/** The register's word for one of ours; a word it never had is no answer. */
function word<Ours extends string>(meanings: Readonly<Record<string, Ours>>) {
  const known = new Map(Object.entries(meanings));
  return z.string().transform((text, context): Ours => {
    const ours = known.get(text);
    if (ours !== undefined) return ours;
    context.addIssue('not a word of the register');
    return z.NEVER;
  });
}

const structure = word({ BETONARME: 'concrete', DIGER: 'other' });
const buildPeriod = word({
  '1975 VE ONCESI': '1',
  '1976-1996': '2',
  '1997-1999': '3',
  '2000-2006': '4',
  '2007 VE SONRASI': '5',
});
const floors = word({ '01-03': '1', '04-07': '2', '08-18': '3', '19 VE UZERI': '4' });
const use = word({ MESKEN: 'dwelling', BURO: 'office', TICARETHANE: 'shop', DIGER: 'other' });
const damage = word({ HASARSIZ: 'none', 'AZ HASARLI': 'slight', 'ORTA HASARLI': 'medium' });

const found = z.object({
  sonuc: z.object({ kod: z.literal('00') }),
  police: z.object({
    sigortaSirketiKodu: z.string().min(1),
    policeNo: z.string().min(1),
    tanzimBaslangic: registerDay,
    tanzimBitis: registerDay,
  }),
  riziko: z.object({
    adresKodu: z.string().regex(/^\d{10}$/),
    brutYuzolcum: digits.pipe(z.number().positive()),
    yapiTarzi: structure,
    insaYiliAraligi: buildPeriod,
    katAraligi: floors,
    kullanimSekli: use,
    hasarDurumu: damage,
  }),
});
const missing = z.object({ sonuc: z.object({ kod: z.literal('14') }) });
const reply = z.object({ zdsPoliceSorguCevap: z.union([found, missing]) });

function recordOf({ police, riziko }: z.infer<typeof found>): EarthquakePolicyRecord {
  return {
    companyCode: police.sigortaSirketiKodu,
    policyNumber: police.policeNo,
    start: police.tanzimBaslangic,
    end: police.tanzimBitis,
    uavt: riziko.adresKodu,
    grossArea: riziko.brutYuzolcum,
    structure: riziko.yapiTarzi,
    buildPeriod: riziko.insaYiliAraligi,
    floors: riziko.katAraligi,
    use: riziko.kullanimSekli,
    damage: riziko.hasarDurumu,
  };
}

export function readPolicy({ status, text }: Reply, asked: PolicyQuery): RegistryAnswer<EarthquakePolicyRecord> {
  const answer = status === 200 ? readXml(text, reply)?.zdsPoliceSorguCevap : undefined;
  if (answer === undefined) return { kind: 'unavailable' };
  if (!('police' in answer)) return { kind: 'notFound' };
  const record = recordOf(answer);
  const isAsked = 'uavt' in asked ? record.uavt === asked.uavt : record.policyNumber === asked.policyNumber;
  // Another building's policy is worse than none.
  return isAsked ? { kind: 'found', record } : { kind: 'unavailable' };
}
