import { ruleMessages } from '#messages/rules.ts';
import type { Quotation } from '#ports/quotations.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import { emailOf } from './customer-email.ts';
import type { QuotationPorts } from './ports.ts';

type Ports = Pick<QuotationPorts, 'accounts' | 'clock' | 'limits' | 'limitFactor' | 'mailOffers' | 'secrets'>;
type NotAdmitted = Limited | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/** Why offers that would go by mail are not asked for: nobody knows where to, or too many went there already. */
export async function refuseOffersMail(
  ports: Ports,
  quotation: Quotation,
  viewer: Viewer,
): Promise<NotAdmitted | undefined> {
  if (!ports.mailOffers) return undefined;
  const email = await emailOf(ports, quotation);
  if (email === undefined) return { kind: 'invalid', problems: [ruleMessages.emailMissing] };
  return keepLimits(ports, 'mailOffers', { ...viewer, phone: quotation.phone, identity: email });
}
