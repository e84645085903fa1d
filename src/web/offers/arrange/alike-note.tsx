import { coveragesOf } from '#catalog/coverages/lines.ts';
import { coverMark } from '#catalog/coverages/short-text.ts';
import { waitTexts } from '#messages/coverages.ts';
import { alikeTexts as words } from '#messages/offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

/** The covers that all offers share, said once. */
export function AlikeNote({ offer }: { readonly offer: OpenOffer }) {
  return (
    <div className="mt-1 rounded-field bg-mist px-3 py-1 text-small leading-tight">
      <span className="mr-3 font-semibold">{words.title}</span>
      <dl className="inline">
        {coveragesOf(offer.line)
          .decisive.map((row) => coverMark(row, offer.coverages))
          .map(({ name, worth, wait }) => (
            <div key={name} className="mr-3 inline @xl:inline-block">
              <dt className="inline text-ink-soft">{name}: </dt>
              <dd className="inline tabular-nums">{[worth, wait].filter(Boolean).join(waitTexts.beside)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
