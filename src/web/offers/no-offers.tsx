import { emptyOffersTexts, offerListTexts } from '#messages/offers.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { CallAgency, ChangeAnswers, Notice } from '../ui/notice.tsx';

type NoOffersProps = { readonly asked: readonly OfferView[]; readonly onBack: () => void };

function kindOf(asked: readonly OfferView[]): 'notAsked' | 'review' | 'failed' | 'none' {
  if (asked.length === 0) return 'notAsked';
  if (asked.some(({ state }) => state === 'review')) return 'review';
  return asked.every(({ state }) => state === 'failed') ? 'failed' : 'none';
}

/** Every answer is in and there is no price among them. */
export function NoOffers({ asked, onBack }: NoOffersProps) {
  const kind = kindOf(asked);
  return (
    <Notice heading="h2" icon={kind === 'failed' ? 'warning' : 'info'} {...emptyOffersTexts[kind]}>
      <ChangeAnswers text={offerListTexts.change} onBack={onBack} />
      <CallAgency />
    </Notice>
  );
}
