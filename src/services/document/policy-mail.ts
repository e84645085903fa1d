import { quoteAddress } from '#catalog/flows/quote-address.ts';
import { lines } from '#catalog/lines/index.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { site } from '#config/site.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import { policyMailTexts as words } from '#messages/mails.ts';
import type { StoredDocument } from '#ports/documents.ts';
import type { MailAttachment, MailSender } from '#ports/messaging.ts';
import type { Order, OrderItem } from '#ports/orders.ts';
import { type MailPart, mailBody } from './mail-body.ts';
import { type DocumentPorts, insurerName } from './ports.ts';

/** The documents of an order that are there, and the insurers whose policy is not. */
export type GatheredDocuments = { readonly documents: readonly StoredDocument[]; readonly missing: readonly string[] };

export type PolicyMail = {
  readonly order: Order;
  readonly gathered: GatheredDocuments;
  /** Whether it completes a mail that went out without some of them. */
  readonly completes: boolean;
  /** Of the link to it: who holds the phone opens it with a code on any device. */
  readonly token: string;
};

type Ports = Pick<DocumentPorts, 'panel' | 'siteUrl'>;

/** Where the buyer finds the order again. */
function resultPathOf({ order: { quotationId: headerGuid, reference, items }, token }: PolicyMail): string {
  const [main] = items;
  if (!main) throw new Error(`Order ${reference} holds nothing`);
  return quoteAddress({ line: main.line, variant: undefined }, { kind: 'result', headerGuid, reference, token });
}

function policyLine(ports: Ports, { line, insurer, policyNumber, start, end, gross }: OrderItem): string {
  return words.policy({
    line: lines[line].name,
    insurer: insurerName(ports, insurer),
    number: policyNumber ?? '',
    start: formatDay(start),
    end: formatDay(end),
    gross: formatLira(gross),
  });
}

const namesOf = (items: readonly OrderItem[]) => items.map(({ line }) => lines[line].name).join(', ');

/** Compulsory policies end for a reason only; the mail says of which one that is, and which can be given back. */
function withdrawalParts(issued: readonly OrderItem[]): readonly string[] {
  const isCompulsory = ({ line }: OrderItem) => lines[line].withdrawal.right === 'withReason';
  const [compulsory, free] = [issued.filter(isCompulsory), issued.filter((item) => !isCompulsory(item))];
  if (compulsory.length === 0) return [words.withdrawal];
  return [...(free.length > 0 ? [words.withdrawalOf(namesOf(free))] : []), words.compulsory(namesOf(compulsory))];
}

function partsOf(ports: Ports, mail: PolicyMail): readonly MailPart[] {
  const { order, gathered, completes } = mail;
  const { items, customer, insured, captured, gross, installmentCount } = order;
  const thing = insuredWords[insured.kind];
  const issued = items.filter(({ state }) => state === 'issued');
  const refused = items.filter(({ state }) => state === 'refused');
  const missing = [...new Set(gathered.missing)].map((insurer) => insurerName(ports, insurer));
  return [
    words.greeting(`${customer.name} ${customer.surname}`.trim()),
    completes ? words.completed : words.intro(issued.length),
    issued.map((item) => policyLine(ports, item)),
    words.insured(thing.label, thing.brief(insured)),
    words.charged(formatLira(captured ?? gross), installmentCount),
    ...(refused.length === 0 ? [] : [words.refused(namesOf(refused))]),
    ...(missing.length === 0 ? [] : [words.follows(missing.join(', '))]),
    words.read,
    ...withdrawalParts(issued),
    words.open(`${ports.siteUrl}${resultPathOf(mail)}`),
    words.openNote,
    words.contact(site.phoneDisplay, site.email),
    words.goodbye,
  ];
}

function attachment({ fileName, content }: StoredDocument): MailAttachment {
  return { fileName, content, contentType: 'application/pdf' };
}

/** The mail that brings the policies of an order. */
export function policyMail(ports: Ports, mail: PolicyMail): Parameters<MailSender['send']>[0] {
  const { order, gathered } = mail;
  const count = order.items.filter(({ state }) => state === 'issued').length;
  return {
    to: order.email,
    subject: words.subject(count, site.brand),
    ...mailBody(partsOf(ports, mail)),
    attachments: gathered.documents.map(attachment),
  };
}
