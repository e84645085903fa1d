import type { QuoteRequest } from '#ports/insurer.ts';
import { turkishDialect } from '../default/rest/dialect.ts';
import { postJson, quoteBody, restOut } from '../default/rest/out.ts';
import type { WireRequest } from '../default/transport.ts';

export const out = restOut(turkishDialect);

/** A quote is handed in with the address its answer shall be sent to, if there is one. */
export function submitQuote(request: QuoteRequest, callbackUrl: string | undefined): WireRequest {
  return postJson('/teklif-talepleri', { ...quoteBody(request, turkishDialect), callbackUrl }, turkishDialect);
}

export function askQuote(reference: string): WireRequest {
  return { method: 'GET', path: `/teklif-talepleri/${encodeURIComponent(reference)}` };
}
