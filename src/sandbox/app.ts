import { type FastifyInstance, fastify, LogController } from 'fastify';
import { type BankOptions, registerBank } from './bank/index.ts';
import { behaviourSchema } from './behaviour.ts';
import { registerCheckout } from './checkout/index.ts';
import { type InsurersOptions, registerInsurers } from './insurers/index.ts';
import { registerPermissions } from './iys/index.ts';
import { registerMailInbox } from './mail/index.ts';
import { registerIndexPage } from './pages/index-page.ts';
import { registerRegistries } from './registries/index.ts';
import { registerSms } from './sms/index.ts';
import { type SandboxOptions, World } from './world.ts';

/** A partner brings its routes and its records; the list below is the whole outside world. */
export type Partner = (app: FastifyInstance, world: World) => Promise<void> | void;

const partners: readonly Partner[] = [
  registerIndexPage,
  registerSms,
  registerMailInbox,
  registerPermissions,
  registerCheckout,
  registerRegistries,
];

function registerControl(app: FastifyInstance, world: World): void {
  app.get('/health', () => ({ status: 'ok' }));
  app.post('/reset', () => {
    world.reset();
    return { status: 'reset' };
  });
  for (const path of ['/insurers/:name', '/registries/:name', '/sms', '/mail', '/iys', '/bank', '/checkout']) {
    app.put(`${path}/behaviour`, (request, reply) => {
      const parsed = behaviourSchema.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: parsed.error.issues });
      world.behaviours.change(
        request.url
          .split('?')[0]
          ?.slice(1)
          .replace(/\/behaviour$/, '') ?? '',
        parsed.data,
      );
      return parsed.data;
    });
  }
}

/** The outside world in miniature, over real protocols. */
export async function buildSandbox(
  options: SandboxOptions & { readonly insurers?: InsurersOptions; readonly bank?: BankOptions },
): Promise<{ app: FastifyInstance; world: World }> {
  const app: FastifyInstance = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 8 * 1024 * 1024,
  });
  const world = new World(options);
  registerControl(app, world);
  for (const partner of [...partners, registerBank(options.bank), registerInsurers(options.insurers)])
    await partner(app, world);
  return { app, world };
}
