import { outcomes } from '#contracts/outcomes.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import type { CallData } from '../http/http-layer.ts';

/** The call by which a quotation is read. */
type ReadCalls = {
  readonly vehicle: 'vehicleQuotation';
  readonly property: 'propertyQuotation';
  readonly health: 'healthQuotation';
  readonly trip: 'tripQuotation';
  readonly pet: 'petQuotation';
  readonly device: 'deviceQuotation';
};

/** A quotation of one kind of risk as it stands; here it is told apart by its kind. */
export type QuotationOf<Kind extends RiskKind> = {
  readonly [Each in Kind]: CallData<ReadCalls[Each]> & { readonly kind: Each };
}[Kind];

/** A quotation as it stands, whatever is insured. */
export type Quotation = QuotationOf<RiskKind>;

export type ReadQuotation<Kind extends RiskKind = RiskKind> =
  | { readonly kind: 'read'; readonly quotation: QuotationOf<Kind> }
  /** It does not exist, or belongs to somebody else. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** What the reply to the read call tells; its data is marked with the kind that was asked for. */
export function readReply<Data, Marked>(
  reply: { readonly StatusCode: number; readonly Data: Data } | undefined,
  mark: (data: Data) => Marked,
) {
  if (reply?.StatusCode === outcomes.ok.code) return { kind: 'read', quotation: mark(reply.Data) } as const;
  return { kind: reply?.StatusCode === outcomes.notFound.code ? 'missing' : 'failed' } as const;
}
