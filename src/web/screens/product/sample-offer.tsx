import type { PageContent } from '#contracts/calls/content.ts';
import { sampleOfferTexts as words } from '#messages/product-prices.ts';
import { Icon } from '../../ui/icon.tsx';

const shownCovers = 3;

/** A drawing of an offer, marked as one, where there is room for it beside the first questions. */
export function SampleOffer({ covered }: { readonly covered: PageContent['Covered'] }) {
  return (
    <figure className="mt-6 hidden max-w-sm wide:block">
      <div className="relative rounded-card border border-line border-dashed bg-paper p-4 text-small">
        <span className="absolute -top-3 left-4 rounded-full bg-ink px-3 text-paper">{words.badge}</span>
        <div className="flex items-start justify-between gap-4">
          <div>
            <p className="font-semibold">{words.insurer}</p>
            <p className="text-ink-soft">{words.package}</p>
          </div>
          <p className="rounded-field bg-mist px-3 py-1 font-semibold">{words.price}</p>
        </div>
        <div className="mt-2 flex items-end justify-between gap-4">
          <ul>
            {covered.slice(0, shownCovers).map(({ Title }) => (
              <li key={Title} className="flex items-center gap-1.5">
                <Icon name="check" className="size-4 shrink-0 text-success" />
                {Title}
              </li>
            ))}
          </ul>
          <span className="shrink-0 rounded-full border border-line px-3 py-1 text-ink-soft">{words.choose}</span>
        </div>
      </div>
      <figcaption className="mt-2 text-ink-soft text-small">{words.caption}</figcaption>
    </figure>
  );
}
