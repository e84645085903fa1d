import { coverText } from '#catalog/coverages/cover-text.ts';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import type { OfferView } from '../../offer/offer-view.ts';

/** What decides about an add-on, in a line or two. */
export function CoverFacts({ offer }: { readonly offer: OfferView }) {
  return (
    <dl className="flex flex-wrap gap-x-4 text-small">
      {coveragesOf(offer.line).decisive.map((row) => (
        <div key={row.key} className="flex flex-wrap gap-x-1.5">
          <dt className="text-ink-soft">{row.label}</dt>
          <dd className="font-semibold tabular-nums">
            {offer.coverageState === 'coming' ? '…' : coverText(row, offer.coverages)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
