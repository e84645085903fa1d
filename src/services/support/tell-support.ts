import { memberRequestPath, visitorRequestPath } from '#catalog/support-address.ts';
import { site } from '#config/site.ts';
import { answeredMail, receivedMail, waitingMail } from '#messages/support-mails.ts';
import type { JobData } from '#ports/jobs.ts';
import type { SupportRequest } from '#ports/support.ts';
import { type MailPart, mailBody } from '../document/mail-body.ts';
import { tellOnce } from '../policy/tell-once.ts';
import { contactOf } from './contact-of.ts';
import type { SupportPorts } from './ports.ts';
import { linkToken } from './visitor-link.ts';

type Ports = Pick<SupportPorts, 'accounts' | 'clock' | 'ledger' | 'mail' | 'secrets' | 'siteUrl' | 'support'>;

/** A mail could not leave; whoever runs the job tries again later. */
export class SupportNewsPending extends Error {
  override readonly name = 'SupportNewsPending';
}

type Mail = { readonly subject: string; readonly parts: readonly MailPart[] };
type News = 'received' | 'answered' | 'waiting';
type Told = { readonly news: News; readonly to: string; readonly mail: Mail };

async function toCustomer(
  ports: Ports,
  request: SupportRequest,
  news: Exclude<News, 'waiting'>,
): Promise<readonly Told[]> {
  const contact = await contactOf(ports, request);
  if (!contact) return [];
  const isMember = request.accountId !== undefined;
  const path = isMember ? memberRequestPath(request.id) : visitorRequestPath(linkToken(ports, request));
  const facts = {
    number: request.number,
    link: `${ports.siteUrl}${path}`,
    isMember,
    brand: site.brand,
    phone: site.phoneDisplay,
    contact: site.email,
  };
  return [{ news, to: contact.email, mail: news === 'received' ? receivedMail(facts) : answeredMail(facts) }];
}

/** Tells the other side of a message once, and who opened a request that it has come. */
export async function tellSupport(ports: Ports, { messageId }: JobData['tellSupport']): Promise<void> {
  const found = await ports.support.news(messageId);
  if (!found) return;
  const { request, author, isFirst } = found;
  const { number } = request;
  const told: readonly Told[] =
    author === 'agency'
      ? await toCustomer(ports, request, 'answered')
      : [
          ...(isFirst ? await toCustomer(ports, request, 'received') : []),
          { news: 'waiting', to: site.email, mail: waitingMail({ number, isFirst }) },
        ];
  for (const { news, to, mail } of told) {
    const send = (id: string) =>
      ports.mail.send({ id, to, subject: mail.subject, ...mailBody(mail.parts), attachments: [] });
    const subject = { purpose: 'support' as const, reason: ['support', news, messageId].join(' ') };
    const settled = await tellOnce(ports, subject, [{ channel: 'email', recipient: to, send }]);
    if (!settled) throw new SupportNewsPending(`${news} of ${number} could not leave`);
  }
}
