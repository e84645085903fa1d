import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import type { FoundOf } from '#ports/found.ts';
import type { Quotation } from '#ports/quotations.ts';

/** A quotation of which is known what it insures. */
export type QuotationOf<Kind extends RiskKind> = Quotation & {
  readonly found: FoundOf<Kind>;
  readonly asked: { readonly risk: RiskOf<Kind> } | undefined;
};

export function isOfKind<Kind extends RiskKind>(quotation: Quotation, kind: Kind): quotation is QuotationOf<Kind> {
  return quotation.found.kind === kind;
}
