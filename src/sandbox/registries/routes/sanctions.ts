import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { playBehaviour } from '../../behaviour.ts';
import type { World } from '../../world.ts';
import { personas } from '../records/personas.ts';
import { modeOf } from '../wire.ts';

const question = z.object({ kimlikNo: z.string().min(1), ad: z.string(), soyad: z.string() });

const upper = (text: string): string => text.trim().toLocaleUpperCase('tr-TR');

/** By the number, or by the whole name: a passport's number tells the list nothing. */
function isListed({ kimlikNo, ad, soyad }: z.infer<typeof question>): boolean {
  const name = upper(`${ad} ${soyad}`);
  return personas.some(
    (persona) =>
      persona.quirk === 'sanctioned' &&
      (persona.identityNumber === kimlikNo || upper(`${persona.name} ${persona.surname}`) === name),
  );
}

/** The sanctions list: clear, or a match that ends the business. */
export function registerSanctions(app: FastifyInstance, world: World): void {
  app.post(
    '/registries/sanctions',
    { preHandler: playBehaviour(world.behaviours, 'registries/sanctions') },
    (request, reply) => {
      const asked = question.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ hata: 'Geçersiz istek' });
      const hit = isListed(asked.data) || modeOf(world, 'sanctions') === 'decline';
      return {
        sorguNo: randomUUID(),
        sonuc: hit ? 'ESLESME' : 'TEMIZ',
        eslesmeOrani: hit ? 100 : 0,
        listeler: hit ? ['DENEME YAPTIRIM LİSTESİ'] : [],
      };
    },
  );
}
