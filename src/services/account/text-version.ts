import { agreementSlugs } from '#catalog/pages/info.ts';
import type { ConsentPurpose } from '#domain/account/consents.ts';
import { consentMessages } from '#messages/modals.ts';
import type { AccountPorts } from '../ports.ts';

type Ports = Pick<AccountPorts, 'content' | 'secrets'>;

/** The version in force of what is agreed to: a page by its version, a sentence by its fingerprint. */
export function versionOf({ content, secrets }: Ports, purpose: ConsentPurpose): string {
  if (purpose === 'marketing') return secrets.fingerprint(consentMessages.marketing);
  const slug = purpose === 'userAgreement' ? agreementSlugs.confidentialityAgreement : agreementSlugs.lightingContract;
  const page = content.page(slug);
  if (!page) throw new Error(`The text ${slug} that people agree to is missing.`);
  return page.version;
}
