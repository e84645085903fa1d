import { site } from '#config/site.ts';
import type { Jobs } from '#ports/jobs.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';

/** Offers go by mail where the site shows no list of them. */
export function offersMail(
  jobs: Jobs,
  { offerListActive }: { readonly offerListActive: boolean } = site,
): QuotationPorts['mailOffers'] {
  return offerListActive ? undefined : (headerGuid) => jobs.send('mailOffers', { headerGuid });
}
