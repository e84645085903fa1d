import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { districtsOf, provinces } from '../records/districts.ts';
import { modeOf } from '../wire.ts';

const question = z.object({ province: z.coerce.number().int() });
const notFound = { hata: 'Kayıt bulunamadı' };

/** The 81 provinces and their districts. */
export function registerGeography(app: FastifyInstance, world: World): void {
  const preHandler = playBehaviour(world.behaviours, 'registries/geography');
  const declines = (): boolean => modeOf(world, 'geography') === 'decline';

  app.get('/registries/geography/provinces', { preHandler }, (_request, reply) => {
    if (declines()) return reply.code(404).send(notFound);
    return { iller: provinces.map(({ code, name }) => ({ ilKodu: code, ilAdi: name })) };
  });

  app.get('/registries/geography/districts', { preHandler }, (request, reply) => {
    const asked = question.safeParse(request.query);
    if (!asked.success) return reply.code(400).send({ hata: 'Geçersiz istek' });
    const districts = districtsOf(asked.data.province);
    if (districts.length === 0 || declines()) return reply.code(404).send(notFound);
    return {
      ilceler: districts.map(({ districtCode, districtName }) => ({ ilceKodu: districtCode, ilceAdi: districtName })),
    };
  });
}
