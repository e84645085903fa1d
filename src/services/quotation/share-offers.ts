import type { RiskKind } from '#domain/risks/risk.ts';
import type { Viewer } from '../ports.ts';
import { type AccessPorts, type NoAccess, readQuotation } from './read-quotation.ts';

export type ShareAnswer =
  | NoAccess
  | { readonly kind: 'shared'; readonly token: string }
  | { readonly kind: 'notAsked'; readonly risk: RiskKind };

/** What a link's token is stored and found by. */
export function shareDigest({ secrets }: Pick<AccessPorts, 'secrets'>, token: string): string {
  return secrets.digest('token', token);
}

/** A link to the offers of a quotation. It follows from the quotation under our key, so that sharing again gives the same. */
export async function shareOffers(ports: AccessPorts, headerGuid: string, viewer: Viewer): Promise<ShareAnswer> {
  const access = await readQuotation(ports, headerGuid, viewer);
  if (access.kind !== 'found') return access;
  const { quotation } = access;
  if (!quotation.asked) return { kind: 'notAsked', risk: quotation.found.kind };
  const token = ports.secrets.digest('share', quotation.id);
  await ports.quotations.share(quotation.id, shareDigest(ports, token));
  return { kind: 'shared', token };
}
