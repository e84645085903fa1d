import { agreementSlugs } from '#catalog/pages/info.ts';
import type { AcceptedTexts } from '#contracts/calls/customer.ts';
import { consentMessages } from '#messages/modals.ts';
import { myConsentMessages as words } from '#messages/my-account.ts';
import { AccountCard } from '../account-card.tsx';
import { AcceptedText } from './accepted-text.tsx';

/** The texts the customer has agreed to, and how they stand to the versions in force. */
export function AgreedTexts({ texts }: { readonly texts: AcceptedTexts | null }) {
  return (
    <AccountCard title={words.title}>
      {texts ? (
        <ul className="divide-y divide-line border-line border-y">
          <AcceptedText
            title={consentMessages.privacy.title}
            slug={agreementSlugs.confidentialityAgreement}
            acceptance={texts.PrivacyAgreement}
            told={words.privacy}
          />
          <AcceptedText
            title={consentMessages.notice.title}
            slug={agreementSlugs.lightingContract}
            acceptance={texts.OpenDataAgreement}
            told={words.notice}
          />
        </ul>
      ) : (
        <p>{words.textsFailed}</p>
      )}
    </AccountCard>
  );
}
