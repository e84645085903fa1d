import { lines } from '#catalog/lines/index.ts';
import { site } from '#config/site.ts';
import { offersMail } from '#messages/offer-mail.ts';
import type { JobData } from '#ports/jobs.ts';
import type { OfferChanges, Quotation } from '#ports/quotations.ts';
import { mailBody } from '../document/mail-body.ts';
import type { PolicyPorts } from '../policy/ports.ts';
import { tellOnce } from '../policy/tell-once.ts';
import { emailOf } from './customer-email.ts';
import { mailedPrices } from './mailed-prices.ts';

type Ports = Pick<PolicyPorts, 'accounts' | 'clock' | 'ledger' | 'mail' | 'panel' | 'quotations'>;

/** Answers are still awaited, or the mail could not leave; whoever runs the job tries again later. */
export class OffersMailPending extends Error {
  override readonly name = 'OffersMailPending';
}

function mailOf(ports: Ports, { line, customer, asked }: Quotation, changes: OfferChanges) {
  const { name, surname } = asked?.customer ?? customer;
  return offersMail(mailedPrices(ports, changes), {
    name: `${name} ${surname}`.trim(),
    line: lines[line].name,
    brand: site.brand,
    phone: site.phoneDisplay,
    contact: site.email,
  });
}

/** Mails the offers of a quotation once all answered or the window is closed; a question asked anew is mailed anew. */
export async function mailOffers(ports: Ports, { headerGuid }: JobData['mailOffers']): Promise<void> {
  const quotation = await ports.quotations.read(headerGuid);
  const changes = await ports.quotations.changes(headerGuid, undefined);
  if (!quotation?.asked || !changes) return;
  const { askedAt } = quotation.asked;
  // None waits beyond the window: whoever asks insurers ends it.
  if (changes.waiting > 0) throw new OffersMailPending(`Insurers are still asked about ${headerGuid}`);
  const email = await emailOf(ports, quotation);
  if (email === undefined) return;
  const { subject, parts } = mailOf(ports, quotation, changes);
  const settled = await tellOnce(
    ports,
    { purpose: 'offers', reason: `offers ${headerGuid} ${askedAt.toISOString()}` },
    [
      {
        channel: 'email',
        recipient: email,
        send: (id) => ports.mail.send({ id, to: email, subject, ...mailBody(parts), attachments: [] }),
      },
    ],
  );
  if (!settled) throw new OffersMailPending(`The offers of ${headerGuid} could not leave`);
}
