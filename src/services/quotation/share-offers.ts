import { type Caller, visitorOf } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';

type Ports = Pick<QuotationPorts, 'quotations' | 'secrets'>;

export type ShareAnswer =
  | { readonly kind: 'shared'; readonly token: string }
  | { readonly kind: 'notFound' | 'notAsked' };

/** What a link's token is stored and found by. */
export function shareDigest({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest('token', token);
}

/** A link to the offers of a quotation. It follows from the quotation under our key, so that sharing again gives the same. */
export async function shareOffers(ports: Ports, headerGuid: string, caller: Caller): Promise<ShareAnswer> {
  const quotation = await ports.quotations.find(headerGuid, visitorOf(ports, caller));
  if (!quotation) return { kind: 'notFound' };
  if (!quotation.asked) return { kind: 'notAsked' };
  const token = ports.secrets.digest('share', quotation.id);
  await ports.quotations.share(quotation.id, shareDigest(ports, token));
  return { kind: 'shared', token };
}
