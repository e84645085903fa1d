import type { RiskKind } from '#domain/risks/risk.ts';
import type { Quotation } from '#ports/quotations.ts';
import type { Viewer } from '../ports.ts';
import { type AccessPorts, type NoAccess, readQuotation } from './read-quotation.ts';

export type ShareAnswer =
  | NoAccess
  | { readonly kind: 'shared'; readonly token: string }
  | { readonly kind: 'notAsked'; readonly risk: RiskKind };

/** What a link's token is stored and found by. */
export function linkDigest({ secrets }: Pick<AccessPorts, 'secrets'>, token: string): string {
  return secrets.digest('token', token);
}

type LinkPorts = Pick<AccessPorts, 'secrets' | 'quotations'>;

/** The token of a link that shows offers to anyone. It follows from the quotation under our key, so that every link to it is the same. */
export async function linkOffers(ports: LinkPorts, { id }: Pick<Quotation, 'id'>): Promise<string> {
  const token = ports.secrets.digest('share', id);
  await ports.quotations.share(id, linkDigest(ports, token));
  return token;
}

/** The token of a link that shows nothing before a code to the phone. Another one, since the shared one shows prices without. */
export async function linkOwnOffers(ports: LinkPorts, { id }: Pick<Quotation, 'id'>): Promise<string> {
  const token = ports.secrets.digest('ownLink', id);
  await ports.quotations.keepOwnLink(id, linkDigest(ports, token));
  return token;
}

/** A link to the offers of a visitor's own quotation. */
export async function shareOffers(ports: AccessPorts, headerGuid: string, viewer: Viewer): Promise<ShareAnswer> {
  const access = await readQuotation(ports, headerGuid, viewer);
  if (access.kind !== 'found') return access;
  const { quotation } = access;
  if (!quotation.asked) return { kind: 'notAsked', risk: quotation.found.kind };
  return { kind: 'shared', token: await linkOffers(ports, quotation) };
}
