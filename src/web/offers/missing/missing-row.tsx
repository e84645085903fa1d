import { lines } from '#catalog/lines/index.ts';
import { mendOf } from '#catalog/risks/mends.ts';
import { declineTexts, declineWords } from '#messages/decline-reasons.ts';
import { missingTexts as words } from '#messages/offers.ts';
import { BoughtMark } from '../../offer/bought-mark.tsx';
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

type MissingRowProps = {
  readonly offer: OfferView;
  readonly retry: Retry;
  readonly onMend?: ((fields: readonly string[]) => void) | undefined;
};

/** One insurer without an offer: why, what mends it, and the way to ask once more where it makes sense. */
export function MissingRow({ offer, retry, onMend }: MissingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <InsurerMark code={Number(offer.insurer)} name={offer.insurerName} size={36} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{nameOf(offer)}</p>
        <Reason offer={offer} />
      </div>
      {onMend && <MendButton offer={offer} onMend={onMend} />}
      <RetryButton offer={offer} retry={retry} />
      {offer.wantedDocuments.length > 0 && <ReviewDocuments offer={offer} />}
    </li>
  );
}

/** Plain words where the cause is known, with the company's own beside them. What was bought has not come to nothing. */
function Reason({ offer }: { readonly offer: OfferView }) {
  if (offer.bought) return <BoughtMark />;
  const state = offer.state === 'active' ? '' : words.states[offer.state];
  const cause = offer.state === 'declined' ? offer.cause : undefined;
  if (!cause) {
    const told = offer.state === 'waiting' ? state : (offer.reason ?? state);
    return <p className="text-ink-soft text-small">{told}</p>;
  }
  return (
    <>
      <p className="text-small">{declineTexts[cause].text}</p>
      {offer.reason && <p className="text-ink-soft text-small">{declineWords.own(offer.reason)}</p>}
    </>
  );
}

type MendButtonProps = { readonly offer: OfferView; readonly onMend: (fields: readonly string[]) => void };

function MendButton({ offer, onMend }: MendButtonProps) {
  const mend = offer.state === 'declined' && offer.cause ? mendOf(offer.line, offer.cause) : undefined;
  if (!mend) return null;
  return (
    <Button variant="brand" onClick={() => onMend(mend.fields)}>
      <span aria-hidden="true">{mend.text}</span>
      <VisuallyHidden>{declineWords.mendOf(mend.text, nameOf(offer))}</VisuallyHidden>
    </Button>
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
