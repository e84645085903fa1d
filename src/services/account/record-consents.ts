import { agreementSlugs } from '#catalog/pages/info.ts';
import type { ConsentFact, ConsentPurpose } from '#domain/account/consents.ts';
import { consentMessages } from '#messages/modals.ts';
import type { ConsentRecord } from '#ports/consents.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';

type Ports = Pick<AccountPorts, 'consents' | 'content' | 'secrets' | 'clock'>;

export type ConsentSubject = Pick<ConsentRecord, 'accountId' | 'phone' | 'nationalNumber' | 'act'>;

/** Which text was agreed to: a page by its version, a sentence by its fingerprint. */
function versionOf({ content, secrets }: Ports, purpose: ConsentPurpose): string {
  if (purpose === 'marketing') return secrets.fingerprint(consentMessages.marketing);
  const slug = purpose === 'userAgreement' ? agreementSlugs.confidentialityAgreement : agreementSlugs.lightingContract;
  const page = content.page(slug);
  if (!page) throw new Error(`The text ${slug} that people agree to is missing.`);
  return page.version;
}

/** Stores each consent as a fact of its own. */
export async function recordConsents(
  ports: Ports,
  facts: readonly ConsentFact[],
  { caller, ...subject }: ConsentSubject & { readonly caller: Caller },
): Promise<void> {
  const records = facts.map((fact) => ({
    ...fact,
    ...subject,
    visitor: visitorOf(ports, caller),
    address: caller.address,
    textVersion: versionOf(ports, fact.purpose),
    givenAt: ports.clock.now(),
  }));
  await ports.consents.add(records);
}
