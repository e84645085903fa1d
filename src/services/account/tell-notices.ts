import { site } from '#config/site.ts';
import { secondsBefore } from '#domain/account/lifetimes.ts';
import { noticeMail, noticeSms } from '#messages/account-notices.ts';
import type { Notice } from '#ports/account-notices.ts';
import { mailBody } from '../document/mail-body.ts';
import type { PolicyPorts } from '../policy/ports.ts';
import { tellOnce, type Way } from '../policy/tell-once.ts';
import { partnerSignal } from '../ports.ts';

type Ports = Pick<PolicyPorts, 'clock' | 'ledger' | 'mail' | 'notices' | 'sms'>;

const mostPerRun = 500;
/** A warning older than this warns of nothing. */
const worthTellingSeconds = 7 * 86_400;

function waysTo(ports: Ports, { kind, phone, email }: Notice): readonly Way[] {
  const { brand, phoneDisplay, email: contact } = site;
  const agency = { brand, phone: phoneDisplay, contact };
  const { subject, parts } = noticeMail(kind, agency);
  const sms = (to: string): Way => ({
    channel: 'sms',
    recipient: to,
    send: () => ports.sms.send({ to, text: noticeSms(kind, agency), oneTimeCode: false }, partnerSignal()),
  });
  const mail = (to: string): Way => ({
    channel: 'email',
    recipient: to,
    send: (id) => ports.mail.send({ id, to, subject, ...mailBody(parts), attachments: [] }),
  });
  return [...(phone === undefined ? [] : [sms(phone)]), ...(email === undefined ? [] : [mail(email)])];
}

/** Tells what was changed on accounts, each message once. What could not leave stays for the next run. */
export async function tellNotices(ports: Ports): Promise<void> {
  const since = secondsBefore(ports.clock.now(), worthTellingSeconds);
  for (const notice of await ports.notices.due({ since, most: mostPerRun })) {
    const subject = { purpose: 'accountNotice', reason: `${notice.kind} ${notice.id}` } as const;
    if (await tellOnce(ports, subject, waysTo(ports, notice))) await ports.notices.settle(notice.id, ports.clock.now());
  }
}
