import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toWireLira } from '#domain/money.ts';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { typesOfBrand, vehicleBrands } from '../records/vehicle-catalogue.ts';
import { modeOf } from '../wire.ts';

const question = z.object({ brand: z.string(), year: z.coerce.number().int() });
const notFound = { hata: 'Kayıt bulunamadı' };

/** The list of brands, types and values. It fails and declines with the vehicle register it belongs to. */
export function registerVehicleCatalogue(app: FastifyInstance, world: World): void {
  const preHandler = playBehaviour(world.behaviours, 'registries/vehicle');
  const declines = (): boolean => modeOf(world, 'vehicle') === 'decline';

  app.get('/registries/vehicle/brands', { preHandler }, (_request, reply) => {
    if (declines()) return reply.code(404).send(notFound);
    return { markalar: vehicleBrands.map(({ code, name }) => ({ markaKodu: code, markaAdi: name })) };
  });

  app.get('/registries/vehicle/types', { preHandler }, (request, reply) => {
    const asked = question.safeParse(request.query);
    if (!asked.success) return reply.code(400).send({ hata: 'Geçersiz istek' });
    const types = typesOfBrand({ brandCode: asked.data.brand, modelYear: asked.data.year });
    if (types.length === 0 || declines()) return reply.code(404).send(notFound);
    return {
      tipler: types.map(({ typeCode, typeName, value }) => ({
        tipKodu: typeCode,
        tipAdi: typeName,
        deger: toWireLira(value),
      })),
    };
  });
}
