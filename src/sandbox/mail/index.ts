import type { Partner } from '../app.ts';
import { sendPage } from '../pages/layout.ts';
import { wantsHtml } from '../pages/wants-html.ts';
import { mailInboxBody } from './inbox-page.ts';
import { mailboxOf } from './mailbox.ts';

export { type MailServer, startMail } from './server.ts';

/** The inbox of every address, for people and for tests. */
export const registerMailInbox: Partner = (app, world) => {
  const mailbox = mailboxOf(world);

  app.get<{ Querystring: { to?: string } }>('/mail', (request, reply) => {
    const mails = mailbox.to(request.query.to);
    if (wantsHtml(request))
      return sendPage(reply, { title: 'Gelen e-postalar', body: mailInboxBody(mails), refreshSeconds: 10 });
    return mails;
  });

  app.get<{ Params: { id: string; index: string } }>('/mail/:id/attachments/:index', (request, reply) => {
    const attachment = mailbox.byId(Number(request.params.id))?.attachments[Number(request.params.index)];
    if (!attachment) return reply.code(404).send({ error: 'no such attachment' });
    return reply
      .type(attachment.type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`)
      .send(Buffer.from(attachment.base64, 'base64'));
  });
};
