import { quoteAddress } from '#catalog/flows/quote-address.ts';
import { lines } from '#catalog/lines/index.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { site } from '#config/site.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { offersCopyMail } from '#messages/keep-offers.ts';
import type { MailedOffer } from '#messages/offer-mail.ts';
import type { Quotation } from '#ports/quotations.ts';
import { mailBody } from '../document/mail-body.ts';
import { momentText } from '../document/moment-text.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { PolicyPorts } from '../policy/ports.ts';
import type { Viewer } from '../ports.ts';
import { mailedPrices } from './mailed-prices.ts';
import { type AccessPorts, type NoAccess, readQuotation } from './read-quotation.ts';
import { linkOwnOffers } from './share-offers.ts';

type Ports = AccessPorts & Pick<PolicyPorts, 'ledger' | 'limitFactor' | 'limits' | 'mail' | 'panel' | 'siteUrl'>;

export type MailMyOffersAnswer =
  | Limited
  | NoAccess
  | { readonly kind: 'notAsked'; readonly risk: RiskKind }
  /** No price holds now. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused' | 'unavailable' }
  | { readonly kind: 'sent'; readonly email: string };

/** Where who holds the quotation's phone goes on with it; without its code it shows nothing. */
async function ownLink(ports: Ports, quotation: Quotation): Promise<string> {
  const token = await linkOwnOffers(ports, quotation);
  return `${ports.siteUrl}${quoteAddress(quotation, { kind: 'own', token })}`;
}

async function mailOf(
  ports: Ports,
  quotation: Quotation,
  { insured, offers }: { insured: Insured; offers: readonly MailedOffer[] },
) {
  const { subject, parts } = offersCopyMail(offers, {
    line: lines[quotation.line].name,
    insured: insuredWords[insured.kind].listed(insured),
    moment: momentText(ports.clock.now()),
    link: await ownLink(ports, quotation),
    brand: site.brand,
    phone: site.phoneDisplay,
    contact: site.email,
  });
  return { subject, ...mailBody(parts), attachments: [] };
}

/** Mails the offers of the viewer's quotation to the address they name, which is kept for nothing else. */
export async function mailMyOffers(
  ports: Ports,
  { headerGuid, email }: { readonly headerGuid: string; readonly email: string },
  viewer: Viewer,
): Promise<MailMyOffersAnswer> {
  const access = await readQuotation(ports, headerGuid, viewer);
  if (access.kind !== 'found') return access;
  const { quotation } = access;
  const { asked, phone, found } = quotation;
  const changes = asked && (await ports.quotations.changes(headerGuid, undefined));
  if (!asked || !changes) return { kind: 'notAsked', risk: found.kind };
  const sentAt = ports.clock.now();
  const offers = mailedPrices(ports, changes, sentAt);
  if (offers.length === 0) return { kind: 'nothing' };
  const limited = await keepLimits(ports, 'mailMyOffers', { ...viewer, phone, identity: email.toLowerCase() });
  if (limited) return limited;

  const mail = await mailOf(ports, quotation, { insured: asked.insured, offers });
  const answer = await ports.mail.send({ to: email, ...mail });
  await ports.ledger.add({
    channel: 'email',
    purpose: 'offersCopy',
    recipient: email,
    reason: `offers-copy ${headerGuid}`,
    sentAt,
    providerId: answer.kind === 'sent' ? answer.id : undefined,
    state: answer.kind,
  });
  return answer.kind === 'sent' ? { kind: 'sent', email } : { kind: answer.kind };
}
