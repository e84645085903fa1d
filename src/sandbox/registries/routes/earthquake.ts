import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatDay } from '#domain/dates.ts';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { earthquakePolicyOf, type RecordedEarthquakePolicy } from '../records/earthquake-policies.ts';
import { circumstancesOf, modeOf } from '../wire.ts';
import { readXml, writeXml, type XmlTree } from '../xml.ts';

const question = z.object({
  zdsPoliceSorgu: z.union([z.object({ adresKodu: z.string() }), z.object({ policeNo: z.string() })]),
});

const results = {
  found: { kod: '00', aciklama: 'Başarılı' },
  notFound: { kod: '14', aciklama: 'Poliçe bulunamadı' },
  badRequest: { kod: '99', aciklama: 'İstek okunamadı' },
} as const;

const structures = { concrete: 'BETONARME', other: 'DIGER' };
const periods = {
  1: '1975 VE ONCESI',
  2: '1976-1996',
  3: '1997-1999',
  4: '2000-2006',
  5: '2007 VE SONRASI',
};
const floors = { 1: '01-03', 2: '04-07', 3: '08-18', 4: '19 VE UZERI' };
const uses = { dwelling: 'MESKEN', office: 'BURO', shop: 'TICARETHANE', other: 'DIGER' };
const damages = { none: 'HASARSIZ', slight: 'AZ HASARLI', medium: 'ORTA HASARLI' };

function answer(name: keyof typeof results, content: XmlTree = {}): string {
  return writeXml({ zdsPoliceSorguCevap: { sonuc: results[name], ...content } });
}

function write(policy: RecordedEarthquakePolicy): XmlTree {
  return {
    police: {
      sigortaSirketiKodu: policy.companyCode,
      policeNo: policy.policyNumber,
      tanzimBaslangic: formatDay(policy.start, '/'),
      tanzimBitis: formatDay(policy.end, '/'),
    },
    riziko: {
      adresKodu: policy.uavt,
      brutYuzolcum: policy.grossArea,
      yapiTarzi: structures[policy.structure],
      insaYiliAraligi: periods[policy.buildPeriod],
      katAraligi: floors[policy.floors],
      kullanimSekli: uses[policy.use],
      hasarDurumu: damages[policy.damage],
    },
  };
}

/** The register of compulsory earthquake policies over plain XML: the latest of an address, or one by its number. */
export function registerEarthquake(app: FastifyInstance, world: World): void {
  app.post(
    '/registries/earthquake',
    { preHandler: playBehaviour(world.behaviours, 'registries/earthquake') },
    (request, reply) => {
      reply.type('application/xml; charset=utf-8');
      const asked = question.safeParse(readXml(String(request.body)));
      if (!asked.success) return reply.code(400).send(answer('badRequest'));
      const sought = asked.data.zdsPoliceSorgu;
      const policy = earthquakePolicyOf(
        'adresKodu' in sought ? { uavt: sought.adresKodu } : { policyNumber: sought.policeNo },
        circumstancesOf(world),
      );
      if (policy === undefined || modeOf(world, 'earthquake') === 'decline') return answer('notFound');
      return answer('found', write(policy));
    },
  );
}
