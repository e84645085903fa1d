import { quoteAddress } from '#catalog/flows/quote-address.ts';
import { lines } from '#catalog/lines/index.ts';
import { wantedForReview } from '#catalog/risks/wanted-for-review.ts';
import { site } from '#config/site.ts';
import { reviewMail, reviewNote } from '#messages/review-notes.ts';
import type { JobData } from '#ports/jobs.ts';
import type { OfferRow, Quotation } from '#ports/quotations.ts';
import { mailBody } from '../document/mail-body.ts';
import type { PolicyPorts } from '../policy/ports.ts';
import { tellOnce, type Way } from '../policy/tell-once.ts';
import { partnerSignal } from '../ports.ts';
import { emailOf } from './customer-email.ts';
import { linkOffers } from './share-offers.ts';

type Ports = Pick<
  PolicyPorts,
  'accounts' | 'clock' | 'ledger' | 'mail' | 'panel' | 'quotations' | 'secrets' | 'siteUrl' | 'sms'
>;
type Told = JobData['tellReview'];

/** A message could not leave; whoever runs the job tries again later. */
export class ReviewNewsPending extends Error {
  override readonly name = 'ReviewNewsPending';
}

/** Where the page of the line shows the offers, and goes on with them after a code to the phone. */
async function linkTo(ports: Ports, quotation: Quotation): Promise<string> {
  const token = await linkOffers(ports, quotation);
  return `${ports.siteUrl}${quoteAddress(quotation, { kind: 'shared', token })}`;
}

async function waysTo(ports: Ports, quotation: Quotation, { row, news }: { row: OfferRow; news: Told['news'] }) {
  const { phone } = quotation;
  const insurer = ports.panel.find(({ code }) => code === row.insurer)?.name ?? row.insurer;
  const agency = { brand: site.brand, phone: site.phoneDisplay, contact: site.email };
  const wants = wantedForReview(row.line);
  const facts = { ...agency, insurer, wants, line: lines[row.line].name, link: await linkTo(ports, quotation) };
  const sms: Way = {
    channel: 'sms',
    recipient: phone,
    send: () => ports.sms.send({ to: phone, text: reviewNote(news, facts), oneTimeCode: false }, partnerSignal()),
  };
  const email = await emailOf(ports, quotation);
  if (email === undefined) return [sms];
  const { subject, parts } = reviewMail(news, facts);
  const mail: Way = {
    channel: 'email',
    recipient: email,
    send: (id) => ports.mail.send({ id, to: email, subject, ...mailBody(parts), attachments: [] }),
  };
  return [sms, mail];
}

/**
 * Which piece of news it is: another wish of the same insurer is another one. Insurers wish in their own words, which may
 * be about a person, so that the ledger has a digest of them.
 */
function reasonOf({ secrets }: Ports, { offerId, attempt, news }: Told, { wantedDocuments }: OfferRow): string {
  const wish = news === 'wantsDocuments' ? [secrets.digest('wish', wantedDocuments.join('\n'))] : [];
  return ['review', offerId, attempt, news, ...wish].join(' ');
}

/** Tells once, by SMS and by mail where one is known. Of a question that was replaced or asked anew nobody is told. */
export async function tellReview(ports: Ports, told: Told): Promise<void> {
  const { offerId, attempt, news } = told;
  const [row] = await ports.quotations.offers([offerId]);
  if (!row || row.attempt !== attempt) return;
  const quotation = await ports.quotations.read(row.quotationId);
  if (!quotation) return;
  const subject = { purpose: 'review', reason: reasonOf(ports, told, row) } as const;
  const settled = await tellOnce(ports, subject, await waysTo(ports, quotation, { row, news }));
  if (!settled) throw new ReviewNewsPending(`${news} of ${offerId} could not leave`);
}
