import { consentMessages } from '#messages/modals.ts';
import type { CheckboxSingle } from '../fields/field.ts';
import { agreementSlugs } from '../pages/info.ts';

export type ConsentNames = { readonly privacy: string; readonly notice: string; readonly marketing: string };

/** Names of the agreements in a call. */
export const wireConsentNames = {
  privacy: 'PrivacyAgreement',
  notice: 'OpenDataAgreement',
  marketing: 'AdvertisementAgreement',
} as const satisfies ConsentNames;

/** Which of the agreements were given, under the names of a call. */
export type Agreements = Readonly<Record<(typeof wireConsentNames)[keyof ConsentNames], boolean>>;

export const noAgreements: Agreements = {
  [wireConsentNames.privacy]: false,
  [wireConsentNames.notice]: false,
  [wireConsentNames.marketing]: false,
};

export function agreementsIn({ PrivacyAgreement, OpenDataAgreement, AdvertisementAgreement }: Agreements): Agreements {
  return { PrivacyAgreement, OpenDataAgreement, AdvertisementAgreement };
}

/** What stands in for the boxes where the server told that both texts were agreed to before; it says nothing new. */
export const alreadyAgreed: Agreements = {
  ...noAgreements,
  [wireConsentNames.privacy]: true,
  [wireConsentNames.notice]: true,
};

/** Three separate acts, none of them ticked beforehand; the last is free. */
export function consentFields(names: ConsentNames): readonly CheckboxSingle[] {
  const { privacy, notice, marketing } = consentMessages;
  return [
    {
      kind: 'checkboxSingle',
      name: names.privacy,
      label: privacy.label,
      contract: { slug: agreementSlugs.confidentialityAgreement, title: privacy.title },
      required: true,
      missing: 'privacyMissing',
    },
    {
      kind: 'checkboxSingle',
      name: names.notice,
      label: notice.label,
      contract: { slug: agreementSlugs.lightingContract, title: notice.title },
      required: true,
      missing: 'noticeMissing',
    },
    { kind: 'checkboxSingle', name: names.marketing, label: marketing },
  ];
}
