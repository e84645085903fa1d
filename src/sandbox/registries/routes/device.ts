import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { deviceBrands, deviceOf, modelsOfBrand } from '../records/devices.ts';
import { modeOf } from '../wire.ts';

const modelQuestion = z.object({ markaKodu: z.coerce.number().int() });
const deviceQuestion = z.object({ imeiNo: z.string() });

const notFound = { hata: 'Kayıt bulunamadı' };
const unreadable = { hata: 'Geçersiz istek' };

/** The register of devices: brands, their models, and what is known of a number. Numbers travel in bodies: addresses stand in logs. */
export function registerDevice(app: FastifyInstance, world: World): void {
  const preHandler = playBehaviour(world.behaviours, 'registries/device');
  const declines = (): boolean => modeOf(world, 'device') === 'decline';

  app.get('/registries/device/markalar', { preHandler }, (_request, reply) => {
    if (declines()) return reply.code(404).send(notFound);
    return { markalar: deviceBrands.map(({ id, name }) => ({ markaKodu: id, markaAdi: name })) };
  });

  app.get('/registries/device/modeller', { preHandler }, (request, reply) => {
    const asked = modelQuestion.safeParse(request.query);
    if (!asked.success) return reply.code(400).send(unreadable);
    const models = modelsOfBrand(asked.data.markaKodu);
    if (models === undefined || declines()) return reply.code(404).send(notFound);
    return { modeller: models.map(({ id, name }) => ({ modelKodu: id, modelAdi: name })) };
  });

  app.post('/registries/device/cihaz', { preHandler }, (request, reply) => {
    const asked = deviceQuestion.safeParse(request.body);
    if (!asked.success) return reply.code(400).send(unreadable);
    const { imeiNo } = asked.data;
    const device = deviceOf(imeiNo);
    if (device === undefined || declines()) return reply.code(404).send(notFound);
    const { blocked, modelId } = device;
    return { imeiNo, durum: blocked ? 'KAPALI' : 'KAYITLI', modelKodu: modelId ?? null };
  });
}
