import { outcomes } from '#contracts/outcomes.ts';
import type { CallData, HttpLayer } from '../http/http-layer.ts';

/** A vehicle quotation as it stands. */
export type Quotation = CallData<'vehicleQuotation'>;

export type ReadQuotation =
  | { readonly kind: 'read'; readonly quotation: Quotation }
  /** It does not exist, or belongs to somebody else. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

export async function readQuotation(http: HttpLayer, headerGuid: string): Promise<ReadQuotation> {
  const reply = await http.call('vehicleQuotation', { HeaderGuid: headerGuid });
  if (reply?.StatusCode === outcomes.ok.code) return { kind: 'read', quotation: reply.Data };
  return reply?.StatusCode === outcomes.notFound.code ? { kind: 'missing' } : { kind: 'failed' };
}
