import type { FastifyRequest } from 'fastify';
import { documentKinds, drawDocument } from '../document.ts';
import { type InsurerContext, workOnOther, workOnQuote } from '../insurer-context.ts';
import { reasons } from '../reasons.ts';
import { readDocument } from '../received-documents.ts';
import type { QuoteReply } from '../records.ts';
import type { Spelling } from './spelling.ts';
import {
  coverageElements,
  policyElement,
  proposalElement,
  readTurkishOrder,
  readTurkishQuestion,
} from './turkish-messages.ts';
import { asElement, listOf, textOf, type XmlElement } from './xml-text.ts';

/** What came of an operation, for the XML protocols to dress: done with content, or one of the ways it was not. */
export type Outcome =
  | { readonly kind: 'done'; readonly content: XmlElement }
  | { readonly kind: 'declined' | 'incomplete' | 'notFound' | 'closed' | 'fault'; readonly message: string }
  | { readonly kind: 'repriced' | 'review'; readonly message: string; readonly content: XmlElement };

export const operationNames = [
  'teklif',
  'inceleme',
  'inceleme-belge',
  'teminat',
  'police',
  'sorgu',
  'iptal',
  'belge',
] as const;
export type OperationName = (typeof operationNames)[number];

type Call = {
  readonly context: InsurerContext;
  readonly request: FastifyRequest;
  readonly told: XmlElement;
  readonly spelling: Spelling;
};

function quoteOutcome(answer: QuoteReply, { context: { office }, spelling }: Call): Outcome {
  if (answer.kind === 'declined') return { kind: 'declined', message: answer.reason };
  if (answer.kind === 'closed') return { kind: 'closed', message: 'Sistem kapalı' };
  if (answer.kind === 'incomplete') return { kind: 'incomplete', message: `Eksik alan: ${answer.fields.join(', ')}` };
  if (answer.kind === 'review') {
    const content = { incelemeNo: answer.number, istenenBelgeler: { belge: answer.wantedDocuments } };
    return { kind: 'review', message: answer.reason, content };
  }
  const style = { spelling, coverages: office.personality.coveragesInQuote };
  const teklif = answer.proposals.map((proposal) => proposalElement(proposal, style));
  return { kind: 'done', content: { teklifler: { teklif } } };
}

async function quote(call: Call): Promise<Outcome> {
  const { context, request, told, spelling } = call;
  const application = readTurkishQuestion(told, spelling);
  if ('kind' in application) return { kind: 'incomplete', message: `Eksik alan: ${application.fields.join(', ')}` };
  const fault = await workOnQuote(context, request, application.reference);
  if (fault === 'fault') return { kind: 'fault', message: 'Servis geçici olarak kullanılamıyor' };
  return quoteOutcome(context.office.quote(application), call);
}

async function review(call: Call): Promise<Outcome> {
  const number = textOf(call.told.incelemeNo);
  await workOnOther(call.context, call.request, number);
  const answer = call.context.office.reviewed(number);
  return answer ? quoteOutcome(answer, call) : { kind: 'notFound', message: reasons.noReview };
}

async function receive({ context, request, told }: Call): Promise<Outcome> {
  const number = textOf(told.incelemeNo);
  await workOnOther(context, request, number);
  const came = listOf(asElement(told.belgeler).belge).map(asElement);
  const documents = came.map((file) =>
    readDocument(textOf(file.dosyaAdi), textOf(file.dosyaTuru), textOf(file.dosyaIcerigi)),
  );
  if (documents.length === 0) return { kind: 'incomplete', message: 'Eksik alan: belgeler' };
  if (!context.office.reviews.receive(number, documents)) return { kind: 'notFound', message: reasons.noReview };
  return { kind: 'done', content: { alinanBelge: `${documents.length}` } };
}

async function coverage({ context, request, told }: Call): Promise<Outcome> {
  const number = textOf(told.teklifNo);
  await workOnOther(context, request, number);
  const proposal = context.office.proposal(number);
  if (!proposal) return { kind: 'notFound', message: reasons.noProposal };
  return { kind: 'done', content: { teminatlar: coverageElements(proposal) } };
}

async function issue({ context, request, told, spelling }: Call): Promise<Outcome> {
  const order = readTurkishOrder(told, spelling);
  await workOnOther(context, request, order.reference);
  const answer = context.office.issue(order);
  if (answer.kind === 'declined') return { kind: 'declined', message: answer.reason };
  if (answer.kind === 'issued') return { kind: 'done', content: policyElement(answer.policy, spelling) };
  return { kind: 'repriced', message: answer.reason, content: { brutPrim: spelling.money(answer.gross) } };
}

async function status({ context, told, spelling }: Call): Promise<Outcome> {
  const policy = context.office.status(textOf(told.referans));
  if (!policy) return { kind: 'notFound', message: reasons.noPolicy };
  return { kind: 'done', content: policyElement(policy, spelling) };
}

async function cancel({ context, request, told, spelling }: Call): Promise<Outcome> {
  const number = textOf(told.policeNo);
  await workOnOther(context, request, number);
  const answer = context.office.cancel(number);
  if (answer.kind === 'declined') return { kind: 'notFound', message: answer.reason };
  return {
    kind: 'done',
    content: { ...policyElement(answer.policy, spelling), iadeTutari: spelling.money(answer.refund) },
  };
}

async function document({ context, told }: Call): Promise<Outcome> {
  const kind = documentKinds.find((known) => known === textOf(told.belgeTuru));
  const pdf = kind && (await drawDocument(context.office, { kind, number: textOf(told.belgeNo) }));
  if (!pdf) return { kind: 'notFound', message: reasons.noDocument };
  return { kind: 'done', content: { icerik: pdf.toString('base64') } };
}

/** The eight operations as the XML insurers do them. */
export const operations: Readonly<Record<OperationName, (call: Call) => Promise<Outcome>>> = {
  teklif: quote,
  inceleme: review,
  'inceleme-belge': receive,
  teminat: coverage,
  police: issue,
  sorgu: status,
  iptal: cancel,
  belge: document,
};

export function countAsked({ counters }: InsurerContext, operation: OperationName, told: XmlElement): void {
  if (operation === 'teklif') counters.quoteAsked(textOf(told.referans));
  if (operation === 'police') counters.issueAsked(textOf(told.referans));
}
