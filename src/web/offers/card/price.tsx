import { formatLira } from '#domain/money.ts';
import { offerCardTexts as words } from '#messages/offers.ts';
import { longestPlan } from '../../offer/longest-plan.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The figure people compare, and what it is a month. */
export function Price({ offer }: { readonly offer: OpenOffer }) {
  const plan = longestPlan(offer);
  return (
    <>
      <p>
        <VisuallyHidden>{`${words.total}: `}</VisuallyHidden>
        {formatLira(offer.price)}
      </p>
      {plan && <p>{plan}</p>}
    </>
  );
}
