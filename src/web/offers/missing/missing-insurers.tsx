import { missingTexts as words } from '#messages/offers.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { useElementId } from '../../ui/parts/element-ids.tsx';
import { MissingRow } from './missing-row.tsx';
import type { Retry } from './use-retry.ts';

type MissingInsurersProps = {
  readonly offers: readonly OfferView[];
  readonly retry: Retry;
  /** To the questions, where one of these fields mends what a company declined for. */
  readonly onMend?: ((fields: readonly string[]) => void) | undefined;
};

/** Insurers without an offer, why, and the way to ask once more. One that was asked again stays until it answers. */
export function MissingInsurers({ offers, retry, onMend }: MissingInsurersProps) {
  const again = offers.filter(({ id, state }) => state === 'waiting' && retry.asked.includes(id));
  const without = offers.filter(({ state }) => state === 'declined' || state === 'failed');
  const looking = offers.filter(({ state }) => state === 'review');
  return (
    <>
      <Rows title={words.reviewTitle} note={words.reviewNote} offers={looking} retry={retry} />
      <Rows title={words.title} offers={[...without, ...again]} retry={retry} onMend={onMend} />
      <Rows title={words.expiredTitle} offers={offers.filter(({ state }) => state === 'expired')} retry={retry} />
    </>
  );
}

type RowsProps = MissingInsurersProps & { readonly title: string; readonly note?: string };

function Rows({ title, note, offers, retry, onMend }: RowsProps) {
  const id = useElementId();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {note && <p className="mt-1 text-ink-soft text-small">{note}</p>}
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {offers.map((offer) => (
          <MissingRow key={offer.id} offer={offer} retry={retry} onMend={onMend} />
        ))}
      </ul>
    </section>
  );
}
