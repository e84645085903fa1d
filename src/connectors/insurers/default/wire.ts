import type {
  CancelAnswer,
  CoverageAnswer,
  DocumentAnswer,
  DocumentKind,
  DocumentsAnswer,
  Failed,
  Insurer,
  IssueAnswer,
  IssueRequest,
  QuoteAnswer,
  QuoteRequest,
  ReviewDocument,
  StatusAnswer,
} from '#ports/insurer.ts';
import type { WireReply, WireRequest } from './transport.ts';

export type CancelRequest = Parameters<Insurer['cancel']>[0];
export type DocumentRequest = { readonly kind: DocumentKind; readonly number: string };

/** Our questions as the insurer wants them. */
export type MapOut = {
  quote(request: QuoteRequest): WireRequest;
  /** What became of a review, where the insurer reviews. */
  review?(reference: string): WireRequest;
  /** What a review wants to see, where the insurer takes files. */
  sendDocuments?(reference: string, documents: readonly ReviewDocument[]): WireRequest;
  coverage(proposalNumber: string): WireRequest;
  issue(request: IssueRequest): WireRequest;
  status(reference: string): WireRequest;
  cancel(request: CancelRequest): WireRequest;
  document(request: DocumentRequest): WireRequest;
};

/** The insurer's replies as we want them. A reader throws on what it cannot read; the default turns that into an answer. */
export type MapIn = {
  /** A reply that answers nothing, whatever was asked. */
  failure(reply: WireReply): Failed | undefined;
  quote(reply: WireReply): QuoteAnswer;
  /** Reads a price that nobody told, by which all code that reads prices is made ready. */
  rehearse?(): void;
  /** A review the insurer has lost is none that it declined: it is unreadable, and asked about again. */
  review?(reply: WireReply): QuoteAnswer;
  /** So is a review that the insurer has lost when files come for it. */
  sendDocuments?(reply: WireReply): DocumentsAnswer;
  coverage(reply: WireReply): CoverageAnswer;
  issue(reply: WireReply): IssueAnswer;
  status(reply: WireReply): StatusAnswer;
  cancel(reply: WireReply): CancelAnswer;
  document(reply: WireReply): DocumentAnswer;
};
