import { lines } from '#catalog/lines/index.ts';
import { missingTexts as words } from '#messages/offers.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { Button } from '../../ui/button.tsx';
import { InsurerMark } from '../../ui/insurer-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ReviewDocuments } from './review-documents.tsx';
import type { Retry } from './use-retry.ts';

/** An insurer may have let several packages run out. */
function nameOf({ insurerName, packageName, state }: OfferView): string {
  return state === 'expired' && packageName ? `${insurerName}, ${packageName}` : insurerName;
}

/** One insurer without an offer: why, and the way to ask once more where it makes sense. */
export function MissingRow({ offer, retry }: { readonly offer: OfferView; readonly retry: Retry }) {
  const state = offer.state === 'active' ? '' : words.states[offer.state];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <InsurerMark code={Number(offer.insurer)} name={offer.insurerName} size={36} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{nameOf(offer)}</p>
        <p className="text-ink-soft text-small">{offer.state === 'waiting' ? state : (offer.reason ?? state)}</p>
      </div>
      <RetryButton offer={offer} retry={retry} />
      {offer.wantedDocuments.length > 0 && <ReviewDocuments offer={offer} />}
    </li>
  );
}

function RetryButton({ offer, retry }: { readonly offer: OfferView; readonly retry: Retry }) {
  const waiting = offer.state === 'waiting' || retry.asking.includes(offer.id);
  if (!offer.retryable && !waiting) return null;
  return (
    <Button variant="quiet" loading={waiting} onClick={() => void retry.ask(offer)}>
      <span aria-hidden="true">{words.retry}</span>
      <VisuallyHidden>{words.retryOf([nameOf(offer), lines[offer.line].name].join(', '))}</VisuallyHidden>
    </Button>
  );
}
