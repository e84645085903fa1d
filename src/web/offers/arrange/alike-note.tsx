import { coverText } from '#catalog/coverages/cover-text.ts';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { alikeTexts as words } from '#messages/offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

/** The covers that all offers share, said once. */
export function AlikeNote({ offer }: { readonly offer: OpenOffer }) {
  return (
    <div className="mt-2 rounded-field bg-mist px-3 py-1.5 text-small leading-tight">
      <p className="font-semibold">{words.title}</p>
      <dl className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5">
        {coveragesOf(offer.line).decisive.map((row) => (
          <div key={row.key}>
            <dt className="inline text-ink-soft">{row.label}: </dt>
            <dd className="inline tabular-nums">{coverText(row, offer.coverages)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
