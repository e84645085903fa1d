import { wireConsentNames } from '#catalog/forms/consents.ts';
import { agreementSlugs } from '#catalog/pages/info.ts';
import type { AcceptedTexts } from '#contracts/calls/customer.ts';
import { consentMessages } from '#messages/modals.ts';
import { myConsentMessages as words } from '#messages/my-account.ts';
import { AccountCard } from '../account-card.tsx';
import { SavedSwitch } from '../saved-switch.tsx';
import { AcceptedText } from './accepted-text.tsx';

type MyConsentsProps = { readonly marketing: boolean; readonly texts: AcceptedTexts | null };

/** The texts the customer has agreed to, and the one consent that may be taken back at any time. */
export function MyConsents({ marketing, texts }: MyConsentsProps) {
  return (
    <AccountCard title={words.title}>
      {texts ? (
        <ul className="mb-2 divide-y divide-line border-line border-y">
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
        <p className="mb-2">{words.textsFailed}</p>
      )}
      <SavedSwitch
        name={wireConsentNames.marketing}
        label={words.marketing}
        help={words.marketingHelp}
        saved={marketing}
        told={words}
      />
    </AccountCard>
  );
}
