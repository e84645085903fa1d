import type { RiskKind } from '#domain/risks/risk.ts';
import type { Viewer } from '../ports.ts';
import { type AccessPorts, type NoAccess, readQuotation } from '../quotation/read-quotation.ts';
import type { OrderPorts } from './ports.ts';
import { readSameRisks, type SameRisks } from './same-risk.ts';

export type ExistingCovers =
  | NoAccess
  | { readonly kind: 'notAsked'; readonly risk: RiskKind }
  | { readonly kind: 'covers'; readonly risk: RiskKind; readonly sameRisks: SameRisks };

/** What insures already what a quotation is for, before anything of it is chosen. */
export async function readExistingCovers(
  ports: AccessPorts & Pick<OrderPorts, 'orders'>,
  headerGuid: string,
  viewer: Viewer,
): Promise<ExistingCovers> {
  const access = await readQuotation(ports, headerGuid, viewer);
  if (access.kind !== 'found') return access;
  const { quotation } = access;
  const { asked, line, found } = quotation;
  if (!asked) return { kind: 'notAsked', risk: found.kind };
  const sameRisks = await readSameRisks(ports, { quotation: { ...quotation, asked }, lines: [line] }, viewer);
  return { kind: 'covers', risk: asked.risk.kind, sameRisks };
}
