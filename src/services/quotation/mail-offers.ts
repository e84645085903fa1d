import { lines } from '#catalog/lines/index.ts';
import { site } from '#config/site.ts';
import { formatLira } from '#domain/money.ts';
import { type MailedOffer, offersMail } from '#messages/offer-mail.ts';
import type { JobData } from '#ports/jobs.ts';
import type { OfferChanges, Quotation } from '#ports/quotations.ts';
import { mailBody } from '../document/mail-body.ts';
import { momentText } from '../document/moment-text.ts';
import type { PolicyPorts } from '../policy/ports.ts';
import { tellOnce } from '../policy/tell-once.ts';
import { emailOf } from './customer-email.ts';

type Ports = Pick<PolicyPorts, 'accounts' | 'clock' | 'ledger' | 'mail' | 'panel' | 'quotations'>;

/** Answers are still awaited, or the mail could not leave; whoever runs the job tries again later. */
export class OffersMailPending extends Error {
  override readonly name = 'OffersMailPending';
}

/** The prices of the line that was asked for, cheapest first. */
function offersIn({ panel }: Ports, { rows, line }: OfferChanges): readonly MailedOffer[] {
  return rows
    .flatMap((row) => (row.line === line && row.state === 'active' && row.offer ? [{ ...row, offer: row.offer }] : []))
    .sort((one, other) => one.offer.gross - other.offer.gross)
    .map(({ insurer, offer }) => ({
      insurer: panel.find(({ code }) => code === insurer)?.name ?? insurer,
      packageName: offer.packageName,
      gross: formatLira(offer.gross),
      validUntil: momentText(offer.validUntil),
    }));
}

function mailOf(ports: Ports, { line, customer, asked }: Quotation, changes: OfferChanges) {
  const { name, surname } = asked?.customer ?? customer;
  return offersMail(offersIn(ports, changes), {
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
  if (changes.waiting > 0 && changes.closesAt > ports.clock.now())
    throw new OffersMailPending(`Insurers are still asked about ${headerGuid}`);
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
        send: () => ports.mail.send({ to: email, subject, ...mailBody(parts), attachments: [] }),
      },
    ],
  );
  if (!settled) throw new OffersMailPending(`The offers of ${headerGuid} could not leave`);
}
