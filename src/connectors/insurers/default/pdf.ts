import type { DocumentAnswer } from '#ports/insurer.ts';
import type { WireReply } from './transport.ts';

/** A file that does not begin as a PDF is none, whatever its label says. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}

export function pdfOfBase64(text: string): DocumentAnswer {
  const pdf = Buffer.from(text, 'base64');
  if (!isPdf(pdf)) throw new TypeError('not a PDF');
  return { kind: 'document', pdf };
}

export function pdfOfBody({ body }: WireReply): DocumentAnswer | undefined {
  return isPdf(body) ? { kind: 'document', pdf: body } : undefined;
}
