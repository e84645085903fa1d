import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { companyOf } from '../records/companies.ts';
import { modeOf } from '../wire.ts';

const question = z.object({ vergiNo: z.string() });

/** The tax administration: a company by tax number. */
export function registerCompany(app: FastifyInstance, world: World): void {
  app.post(
    '/registries/company',
    { preHandler: playBehaviour(world.behaviours, 'registries/company') },
    (request, reply) => {
      const asked = question.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ basarili: false, hata: 'Geçersiz istek' });
      const company = companyOf(asked.data.vergiNo, world.options.seed);
      if (company === undefined || modeOf(world, 'company') === 'decline') {
        return reply.code(404).send({ basarili: false, hata: 'Mükellef bulunamadı' });
      }
      return {
        basarili: true,
        mukellef: {
          vergiNo: company.taxNumber,
          unvan: company.title,
          vergiDairesi: company.taxOffice,
          ilKodu: String(company.provinceCode).padStart(2, '0'),
          faal: true,
          yetkililer: company.representative === undefined ? [] : [{ kimlikNo: company.representative }],
        },
      };
    },
  );
}
