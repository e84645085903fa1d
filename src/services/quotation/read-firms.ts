import type { LineKey } from '#domain/lines.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { type PanelMember, readPanel } from './panel.ts';
import type { QuotationPorts } from './ports.ts';

export type FirmsQuestion = {
  readonly headerGuid: string;
  readonly line: LineKey;
  readonly phone: string;
  readonly nationalNumber: string;
};

/** Where the asked insurers stand; undefined unless everything that names the quotation agrees. */
export async function readFirms(
  ports: Pick<QuotationPorts, 'quotations' | 'panel' | 'secrets'>,
  { headerGuid, line, phone, nationalNumber }: FirmsQuestion,
  caller: Caller,
): Promise<readonly PanelMember[] | undefined> {
  const quotation = await ports.quotations.find(headerGuid, visitorOf(ports, caller));
  const agrees =
    quotation?.line === line &&
    quotation.phone === normalisePhone(phone) &&
    quotation.customer.identityNumber === nationalNumber;
  return agrees ? readPanel(ports, headerGuid) : undefined;
}
