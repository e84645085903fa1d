import { emptyOffersTexts, offerListTexts } from '#messages/offers.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { CallAgency, ChangeAnswers, Notice } from '../ui/notice.tsx';

type NoOffersProps = { readonly asked: readonly OfferView[]; readonly onBack: () => void };

/** Every answer is in and there is no price among them. */
export function NoOffers({ asked, onBack }: NoOffersProps) {
  const failed = asked.length > 0 && asked.every(({ state }) => state === 'failed');
  const texts =
    asked.length === 0 ? emptyOffersTexts.notAsked : failed ? emptyOffersTexts.failed : emptyOffersTexts.none;
  return (
    <Notice icon={failed ? 'warning' : 'info'} {...texts}>
      <ChangeAnswers text={offerListTexts.change} onBack={onBack} />
      <CallAgency />
    </Notice>
  );
}
