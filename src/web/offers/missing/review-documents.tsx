import { lazy, Suspense, useRef, useState } from 'react';
import { wantedForReview } from '#catalog/risks/wanted-for-review.ts';
import type { DocumentsState } from '#domain/quote/documents-state.ts';
import { reviewDocumentTexts } from '#messages/review-documents.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { Button } from '../../ui/button.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The file field is fetched by who has something to send. */
const DocumentForm = lazy(async () => ({ default: (await import('./document-form.tsx')).DocumentForm }));

const looks: Readonly<Record<DocumentsState, string>> = {
  wanted: 'text-ink-soft',
  sending: 'text-ink-soft',
  sent: 'text-success',
  failed: 'text-error',
};

/** What an insurer that looks wants to see, how far it is, and the way to send it. */
export function ReviewDocuments({ offer }: { readonly offer: OfferView }) {
  const id = useElementId();
  const words = reviewDocumentTexts[wantedForReview(offer.line)];
  const note = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  /** The state from which it was sent here: until the list tells another, it is on its way. */
  const [sentFrom, setSentFrom] = useState<DocumentsState | null>(null);
  const told = offer.documentsState ?? 'wanted';
  if (sentFrom !== null && sentFrom !== told) setSentFrom(null);
  const state = sentFrom === told && told !== 'sent' ? 'sending' : told;
  const onSent = () => {
    setSentFrom(told);
    setOpen(false);
    note.current?.focus();
  };
  return (
    <div className="basis-full">
      <p className="text-ink-soft text-small">{words.wanted(offer.wantedDocuments.join(', '))}</p>
      <p ref={note} role="status" tabIndex={-1} className={`text-small ${looks[state]}`}>
        {words.states[state]}
      </p>
      {state !== 'sending' && (
        <Button variant="quiet" className="mt-2" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span aria-hidden="true">{open ? words.close : words.open[state]}</span>
          <VisuallyHidden>{words.openOf(offer.insurerName, open ? words.close : words.open[state])}</VisuallyHidden>
        </Button>
      )}
      <div id={id}>
        {open && (
          <Suspense fallback={<Spinner inner />}>
            <DocumentForm id={`${id}-files`} offer={offer} onSent={onSent} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
