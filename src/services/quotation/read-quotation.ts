import type { Quotation } from '#ports/quotations.ts';
import { type Caller, visitorOf } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';

/** A quotation as it stands, for a visitor whose it is; for everybody else there is none. */
export function readQuotation(
  ports: Pick<QuotationPorts, 'quotations' | 'secrets'>,
  headerGuid: string,
  caller: Caller,
): Promise<Quotation | undefined> {
  return ports.quotations.find(headerGuid, visitorOf(ports, caller));
}
