import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Day, formatDay } from '#domain/dates.ts';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { historyOf, type RecordedHistory, type RecordedPolicy, termsOf } from '../records/histories.ts';
import { circumstancesOf, joinPlate, modeOf } from '../wire.ts';
import { readXml, writeXml, type XmlTree } from '../xml.ts';

const field = z.string().default('');
const question = z.object({ policeSorgu: z.object({ kimlikNo: field, plakaIlKodu: field, plakaNo: field }) });

const results = {
  found: { kod: '0', mesaj: 'Başarılı' },
  notFound: { kod: '1', mesaj: 'Kayıt bulunamadı' },
  badRequest: { kod: '9', mesaj: 'İstek okunamadı' },
} as const;

function answer(name: keyof typeof results, content: XmlTree = {}): string {
  return writeXml({ policeSorguCevap: { sonuc: results[name], ...content } });
}

function writePolicy({ companyCode, policyNumber, start, end }: RecordedPolicy): XmlTree {
  return {
    sirketKodu: companyCode,
    policeNo: policyNumber,
    yenilemeNo: '0',
    baslangicTarihi: formatDay(start, '/'),
    bitisTarihi: formatDay(end, '/'),
  };
}

function write(history: RecordedHistory, today: Day): XmlTree {
  const terms = termsOf(history, today);
  return {
    trafik: {
      uygulanmasiGerekenBasamak: history.step,
      uygulanmasiGerekenIndirimYuzde: terms.discountPercent,
      uygulanmasiGerekenSurprimYuzde: terms.surchargePercent,
      uygulanmasiGerekenGecikmeSurprimYuzde: terms.latePercent,
      hasarAdedi: history.claims,
      hasarVar: history.claims > 0 ? 'E' : 'H',
      police: history.traffic === undefined ? undefined : writePolicy(history.traffic),
    },
    kasko: {
      hasarsizlikIndirimYuzde: history.kaskoDiscount,
      police: history.kasko === undefined ? undefined : writePolicy(history.kasko),
    },
  };
}

/** The insurers' information centre over plain XML: past policies, step and claims of an owner and a plate. */
export function registerHistory(app: FastifyInstance, world: World): void {
  app.post(
    '/registries/history',
    { preHandler: playBehaviour(world.behaviours, 'registries/history') },
    (request, reply) => {
      reply.type('application/xml; charset=utf-8');
      const asked = question.safeParse(readXml(String(request.body)));
      if (!asked.success) return reply.code(400).send(answer('badRequest'));
      const { kimlikNo, plakaIlKodu, plakaNo } = asked.data.policeSorgu;
      const circumstances = circumstancesOf(world);
      const plate = joinPlate({ provinceCode: plakaIlKodu, number: plakaNo });
      const history = historyOf({ identityNumber: kimlikNo, plate }, circumstances);
      if (history === undefined || modeOf(world, 'history') === 'decline') return answer('notFound');
      return answer('found', write(history, circumstances.today));
    },
  );
}
