import type { Failed, QuoteAnswer } from '#ports/insurer.ts';
import { failed } from './failed.ts';
import { pdfOfBase64 } from './pdf.ts';
import type { WireReply } from './transport.ts';
import type { MapIn } from './wire.ts';
import { parseXml } from './xml.ts';
import { type XmlSpelling, xmlShapes } from './xml-shapes.ts';

/** What an XML insurer says came of an operation, once its own wrapping is off. */
export type XmlOutcome =
  | { readonly kind: 'done'; readonly content: unknown }
  | { readonly kind: 'repriced' | 'review'; readonly message: string; readonly content: unknown }
  | { readonly kind: 'declined' | 'notFound'; readonly message: string }
  | Failed;

type Refusal = Exclude<XmlOutcome, { kind: 'done' }>;

function refused(outcome: Refusal): { kind: 'declined'; reason: string } | Failed {
  if (outcome.kind === 'failed') return outcome;
  if (outcome.kind === 'repriced' || outcome.kind === 'review') return failed('unreadable');
  return { kind: 'declined', reason: outcome.message };
}

const emptyPrice = `<teklifler><teklif><taksitler><taksit></taksit></taksitler><teminatlar><teminat><kod></kod><deger></deger></teminat>
  </teminatlar><uyarilar><uyari></uyari></uyarilar><kisiFiyatlari><kisiFiyati></kisiFiyati></kisiFiyatlari>
  <dovizFiyati><kur></kur></dovizFiyati></teklif></teklifler>`;

/** Replies of the XML insurers, who differ in wrapping and spelling and not in content. */
export function xmlIn(outcomeOf: (reply: WireReply) => XmlOutcome, spelling: XmlSpelling): Omit<MapIn, 'failure'> {
  const shapes = xmlShapes(spelling);
  const quoteOf = (outcome: XmlOutcome): QuoteAnswer => {
    if (outcome.kind === 'done') return { kind: 'offers', offers: shapes.quote.parse(outcome.content).teklifler };
    if (outcome.kind !== 'review') return refused(outcome);
    const { incelemeNo: reference, istenenBelgeler: wantedDocuments } = shapes.review.parse(outcome.content);
    return { kind: 'review', reference, note: outcome.message || undefined, wantedDocuments };
  };
  return {
    quote: (reply) => quoteOf(outcomeOf(reply)),
    rehearse: () => void shapes.quote.safeParse(parseXml(emptyPrice)),
    review: (reply) => {
      const outcome = outcomeOf(reply);
      return outcome.kind === 'notFound' ? failed('unreadable') : quoteOf(outcome);
    },
    sendDocuments: (reply) => {
      const outcome = outcomeOf(reply);
      if (outcome.kind === 'notFound') return failed('unreadable');
      return outcome.kind === 'done' ? { kind: 'received' } : refused(outcome);
    },
    coverage: (reply) => {
      const outcome = outcomeOf(reply);
      if (outcome.kind !== 'done') return refused(outcome);
      return { kind: 'coverages', coverages: shapes.coverage.parse(outcome.content).teminatlar };
    },
    issue: (reply) => {
      const outcome = outcomeOf(reply);
      if (outcome.kind === 'done') return { kind: 'issued', policy: shapes.policy.parse(outcome.content).policy };
      if (outcome.kind !== 'repriced') return refused(outcome);
      return { kind: 'repriced', gross: shapes.repriced.parse(outcome.content).brutPrim, reason: outcome.message };
    },
    status: (reply) => {
      const outcome = outcomeOf(reply);
      if (outcome.kind === 'notFound') return { kind: 'unknown' };
      if (outcome.kind === 'failed') return outcome;
      if (outcome.kind !== 'done') return failed('unreadable');
      const { state, policy } = shapes.policy.parse(outcome.content);
      return { kind: state, policy };
    },
    cancel: (reply) => {
      const outcome = outcomeOf(reply);
      if (outcome.kind !== 'done') return refused(outcome);
      return { kind: 'cancelled', refund: shapes.cancelled.parse(outcome.content).iadeTutari };
    },
    document: (reply) => {
      const outcome = outcomeOf(reply);
      if (outcome.kind !== 'done') return refused(outcome);
      return pdfOfBase64(shapes.document.parse(outcome.content).icerik);
    },
  };
}
