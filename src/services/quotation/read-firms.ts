import type { Identity } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import type { Viewer } from '../ports.ts';
import { type PanelMember, readPanel } from './panel.ts';
import type { QuotationPorts } from './ports.ts';
import { type AccessPorts, type NoAccess, readQuotation } from './read-quotation.ts';

export type FirmsQuestion = {
  readonly headerGuid: string;
  readonly line: LineKey;
  readonly phone: string;
  readonly identity: Identity;
};

export type FirmsAnswer = NoAccess | { readonly kind: 'panel'; readonly panel: readonly PanelMember[] };

/** Where the asked insurers stand, if everything that names the quotation agrees. */
export async function readFirms(
  ports: AccessPorts & Pick<QuotationPorts, 'panel'>,
  { headerGuid, line, phone, identity }: FirmsQuestion,
  viewer: Viewer,
): Promise<FirmsAnswer> {
  const access = await readQuotation(ports, headerGuid, viewer);
  if (access.kind !== 'found') return access;
  const { quotation } = access;
  const agrees =
    quotation.line === line &&
    quotation.phone === normalisePhone(phone) &&
    quotation.customer.identity.kind === identity.kind &&
    quotation.customer.identity.number === identity.number;
  return agrees ? { kind: 'panel', panel: await readPanel(ports, headerGuid) } : { kind: 'notFound' };
}
