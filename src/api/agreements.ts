import type { AgreementFlags } from '#domain/account/consents.ts';

/** The three flags of a call under our own names. */
export function agreementsOf(model: {
  readonly PrivacyAgreement: boolean;
  readonly OpenDataAgreement: boolean;
  readonly AdvertisementAgreement: boolean;
}): AgreementFlags {
  return {
    userAgreement: model.PrivacyAgreement,
    dataNotice: model.OpenDataAgreement,
    marketing: model.AdvertisementAgreement,
  };
}
