import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Partner } from '../app.ts';
import { playBehaviour } from '../behaviour.ts';
import { sendPage } from '../pages/layout.ts';
import { wantsHtml } from '../pages/wants-html.ts';
import { type Code, codeTexts, headerCode, limitCode, textCode } from './codes.ts';
import { reportRow } from './delivery.ts';
import { inboxBody } from './inbox-page.ts';
import { type Channel, SmsMessages } from './messages.ts';
import { mobileNumber, silentPhone } from './phone.ts';

const sendSchema = z.object({
  msgheader: z.string().optional(),
  messages: z
    .array(z.object({ msg: z.string(), no: z.string() }))
    .min(1)
    .max(1_000),
});
const otpSchema = z.object({ msgheader: z.string().optional(), msg: z.string(), no: z.string() });
const reportSchema = z.object({ jobids: z.array(z.string()).min(1) });

/** Any user with any password is a customer of this gateway; nobody is not. */
function isKnown(request: FastifyRequest): boolean {
  const [scheme, value = ''] = (request.headers.authorization ?? '').split(' ');
  const [user, ...password] = Buffer.from(value, 'base64').toString().split(':');
  return scheme === 'Basic' && Boolean(user) && password.join(':') !== '';
}

function answer(reply: FastifyReply, code: Code, more: Record<string, unknown> = {}): FastifyReply {
  return reply.code(code === '00' ? 200 : 406).send({ code, description: codeTexts[code], ...more });
}

/** The text message gateway and the phones it reaches. */
export const registerSms: Partner = (app, world) => {
  const messages = new SmsMessages();
  world.onReset(() => messages.forget());
  const behave = { preHandler: playBehaviour(world.behaviours, 'sms') };

  function take(
    channel: Channel,
    header: string | undefined,
    items: readonly { msg: string; no: string }[],
  ): { code: Code; jobId?: string } {
    if (world.behaviours.of('sms').mode === 'decline') return { code: '50' };
    const at = world.options.now();
    const lastMinute = messages.since(new Date(at.getTime() - 60_000));
    const checked = items.map(({ msg, no }) => ({ text: msg, to: mobileNumber(no) ?? '' }));
    const refusal = [
      headerCode(channel, header),
      ...checked.flatMap(({ text, to }): Code[] => [
        textCode(channel, text),
        to === '' ? (channel === 'otp' ? '50' : '70') : limitCode(lastMinute, to),
      ]),
    ].find((code) => code !== '00');
    if (refusal) return { code: refusal };
    const jobId = messages.nextJobId(at);
    for (const { text, to } of checked) {
      messages.add({ jobId, to, text, header: header ?? '', at, channel, arrives: to !== silentPhone });
    }
    return { code: '00', jobId };
  }

  app.post('/sms/rest/v2/send', behave, (request, reply) => {
    if (!isKnown(request)) return answer(reply, '30');
    const parsed = sendSchema.safeParse(request.body);
    if (!parsed.success) return answer(reply, '70');
    const { code, jobId } = take('sms', parsed.data.msgheader, parsed.data.messages);
    return answer(reply, code, { jobid: jobId });
  });

  app.post('/sms/rest/v2/otp', behave, (request, reply) => {
    if (!isKnown(request)) return answer(reply, '30');
    const parsed = otpSchema.safeParse(request.body);
    if (!parsed.success) return answer(reply, '70');
    const { code, jobId } = take('otp', parsed.data.msgheader, [parsed.data]);
    return answer(reply, code, { jobid: jobId });
  });

  app.post('/sms/rest/v2/report', behave, (request, reply) => {
    if (!isKnown(request)) return answer(reply, '30');
    const parsed = reportSchema.safeParse(request.body);
    if (!parsed.success) return answer(reply, '70');
    const jobs = messages.ofJobs(parsed.data.jobids).map((message) => reportRow(message, world.options.now()));
    return jobs.length === 0 ? answer(reply, '60') : answer(reply, '00', { jobs });
  });

  app.get<{ Querystring: { to?: string } }>('/sms', (request, reply) => {
    const { to } = request.query;
    const arrived = messages.arrived(to === undefined ? undefined : (mobileNumber(to) ?? to));
    if (wantsHtml(request))
      return sendPage(reply, { title: 'Gelen kısa mesajlar', body: inboxBody(arrived), refreshSeconds: 5 });
    return arrived.map(({ to, text, header, at, channel }) => ({ to, text, header, at: at.toISOString(), channel }));
  });
};
