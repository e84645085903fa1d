import type { Jobs } from '#ports/jobs.ts';
import type { Orders } from '#ports/orders.ts';
import type { PaymentProvider } from '#ports/payment.ts';
import type { ResultLinks } from '#ports/result-links.ts';
import type { GuardedInsurer } from '../insurer/guard-insurer.ts';
import type { QuotationPorts } from '../quotation/ports.ts';
import type { SaleDocumentPorts } from './sale-documents.ts';

/** All that buying needs; each use case names the part it takes. */
export type OrderPorts = QuotationPorts &
  SaleDocumentPorts & {
    readonly orders: Orders;
    readonly resultLinks: ResultLinks;
    readonly jobs: Jobs;
    readonly insurers: ReadonlyMap<string, GuardedInsurer>;
    readonly providers: ReadonlyMap<string, PaymentProvider>;
    /** The provider new orders are paid through. */
    readonly provider: PaymentProvider;
    /** Where a provider's page sends the browser back to. */
    readonly returnUrl: (provider: string) => string;
  };
