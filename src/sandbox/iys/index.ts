import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Partner } from '../app.ts';
import { playBehaviour } from '../behaviour.ts';
import { readForms } from '../pages/form-body.ts';
import { sendPage } from '../pages/layout.ts';
import { wantsHtml } from '../pages/wants-html.ts';
import { type Permission, PermissionRecords, type Refusal, refusals } from './records.ts';
import { recordsBody } from './records-page.ts';
import { changeSchema, loginSchema, subjectSchema, writtenMoment } from './wire.ts';

const tokenSeconds = 7_200;
const brandPath = '/iys/sps/:code/brands/:brand';

function wireOf({ consentDate, creationDate, ...others }: Permission) {
  return { ...others, consentDate: writtenMoment(consentDate), creationDate: writtenMoment(creationDate) };
}

function refuse(reply: FastifyReply, code: Refusal): FastifyReply {
  return reply.code(422).send({ errors: [{ code, location: ['consentDate'], message: refusals[code] }] });
}

/** The national register of permissions: what service providers tell it, and what people do there themselves. */
export const registerPermissions: Partner = (app, world) => {
  readForms(app);
  const records = new PermissionRecords();
  const tokens = new Set<string>();
  world.onReset(() => {
    records.forget();
    tokens.clear();
  });
  const { now } = world.options;
  const behave = { preHandler: playBehaviour(world.behaviours, 'iys') };
  const isKnown = (request: FastifyRequest) => tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''));
  const nobody = (reply: FastifyReply) => reply.code(401).send({ errors: [{ code: 'H401', message: 'Unauthorized' }] });
  const unreadable = (reply: FastifyReply) =>
    reply.code(422).send({ errors: [{ code: 'H114', message: 'Alan eksik ya da geçersiz.' }] });

  /** Any user with any password has an account here; nobody has none. */
  app.post('/iys/oauth2/token', behave, (request, reply) => {
    const { data } = loginSchema.safeParse(request.body);
    if (!data?.username || !data.password) return nobody(reply);
    const token = randomUUID();
    tokens.add(token);
    return { access_token: token, token_type: 'bearer', expires_in: tokenSeconds };
  });

  app.post(`${brandPath}/consents`, behave, (request, reply) => {
    if (!isKnown(request)) return nobody(reply);
    const { data } = changeSchema.safeParse(request.body);
    if (!data) return unreadable(reply);
    if (world.behaviours.of('iys').mode === 'decline') return refuse(reply, 'H190');
    const refusal = records.refusalOf(data, now());
    if (refusal) return refuse(reply, refusal);
    records.add({ ...data, creationDate: now() });
    return { transactionId: randomUUID(), creationDate: writtenMoment(now()) };
  });

  app.post(`${brandPath}/consents/status`, behave, (request, reply) => {
    if (!isKnown(request)) return nobody(reply);
    const { data } = subjectSchema.safeParse(request.body);
    if (!data) return unreadable(reply);
    const held = records.current(data);
    return held ? wireOf(held) : reply.code(404).send({ errors: [{ code: 'H404', message: 'İzin bulunamadı.' }] });
  });

  /** A person takes a permission back at the register itself. */
  app.post('/iys/ret', (request, reply) => {
    const { data } = subjectSchema.safeParse({ recipientType: 'BIREYSEL', ...(request.body as object) });
    if (!data) return unreadable(reply);
    records.add({ ...data, status: 'RET', source: 'IYS_WEB', consentDate: now(), creationDate: now() });
    return wantsHtml(request) ? reply.redirect('/iys') : { status: 'RET' };
  });

  /** Every token ends, as when the register restarts. */
  app.post('/iys/logins/end', () => {
    tokens.clear();
    return { status: 'ended' };
  });

  app.get<{ Querystring: { recipient?: string } }>('/iys', (request, reply) => {
    const changes = records.of(request.query.recipient);
    if (wantsHtml(request)) return sendPage(reply, { title: 'İleti izinleri', body: recordsBody(changes) });
    return changes.map(wireOf);
  });
};
